import type { Catalogue } from '../catalogue.ts'

export const shipping: Catalogue['shipping'] = {
  title: 'Conditions de livraison',
  lead: 'Ce qu’elle coûte, le temps qu’elle prend et ce qui se passe en chemin.',
  description:
    'Tarifs et délais de livraison : standard gratuite dès 50 $US, express, lendemain et international.',
  sections: [
    {
      id: 'now',
      title: 'En ce moment',
      text: [
        'Pour l’instant, toutes les commandes sont livrées gratuitement, quel que soit leur contenu : les tarifs ci-dessous sont ceux auxquels nous reviendrons.',
      ],
    },
    {
      id: 'rates',
      title: 'Aux États-Unis',
      text: [
        'Nous remettons chaque commande au transporteur dans les 24 heures qui suivent. Il faut ensuite compter :',
      ],
      table: {
        caption: 'Tarifs et délais aux États-Unis',
        columns: ['Service', 'Délai', 'Prix'],
        rows: [
          ['Standard, commande de plus de 50 $US', '3 à 5 jours ouvrés', 'Gratuit'],
          ['Standard, commande de 50 $US ou moins', '3 à 5 jours ouvrés', '4,99 $US'],
          ['Express', '1 à 2 jours ouvrés', '9,99 $US'],
          [
            'Le lendemain, si la commande est passée avant 14 h (heure de l’Est des États-Unis)',
            'Le jour ouvré suivant',
            '14,99 $US',
          ],
        ],
      },
    },
    {
      id: 'international',
      title: 'Vers d’autres pays',
      text: [
        'Les colis qui passent une frontière mettent plus de temps. La douane peut ajouter un jour ou deux que personne ne peut éviter.',
      ],
      table: {
        caption: 'Délais des livraisons internationales',
        columns: ['Vers', 'Délai'],
        rows: [
          ['Canada', '5 à 7 jours ouvrés'],
          ['Europe', '7 à 10 jours ouvrés'],
          ['Asie', '10 à 14 jours ouvrés'],
          ['Australie et Nouvelle-Zélande', '10 à 14 jours ouvrés'],
        ],
      },
    },
    {
      id: 'signature',
      title: 'À votre porte',
      text: [
        'Une signature peut être demandée pour une commande de plus de 200 $US, afin que rien de précieux ne reste sur le pas de la porte.',
        'En votre absence, le transporteur laisse un avis de passage et revient le jour ouvré suivant.',
      ],
    },
  ],
}
