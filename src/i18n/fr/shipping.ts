import type { Catalogue } from '../catalogue.ts'

export const shipping: Catalogue['shipping'] = {
  title: 'Conditions de livraison',
  lead: 'Frais de livraison, délais et informations utiles.',
  description:
    'Tarifs et délais de livraison : standard gratuite au-delà de 50 $US, express, lendemain et international.',
  sections: [
    {
      id: 'now',
      title: 'Offre en cours',
      text: [
        'Actuellement, toutes les commandes sont livrées gratuitement, quel que soit leur montant. Les tarifs ci-dessous s’appliqueront à la fin de cette offre.',
      ],
    },
    {
      id: 'rates',
      title: 'Aux États-Unis',
      text: ['Nous remettons chaque commande au transporteur sous 24 heures. La livraison prend ensuite :'],
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
      title: 'Livraison internationale',
      text: [
        'Les commandes internationales prennent plus de temps. Le dédouanement peut ajouter un jour ou deux.',
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
      title: 'Signature à la livraison',
      text: [
        'Une signature peut être demandée à la livraison des commandes de plus de 200 $US.',
        'En votre absence, le transporteur laisse un avis de passage et revient le jour ouvré suivant.',
      ],
    },
  ],
}
