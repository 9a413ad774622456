import type { Catalogue } from '../catalogue.ts'

export const returns: Catalogue['returns'] = {
  title: 'Retours et remboursements',
  lead: 'Trente jours pour changer d’avis, et aucune question inutile.',
  description:
    'Retournez ce que vous voulez sous 30 jours ; les délais de traitement et de remboursement, et ce qui ne peut pas revenir.',
  sections: [
    {
      id: 'window',
      title: 'Sous 30 jours',
      text: [
        'Vous pouvez renvoyer un article dans les 30 jours suivant sa réception, non utilisé et dans sa boîte d’origine.',
        'Une fois qu’il est revenu chez nous, nous l’examinons et traitons le retour en 3 à 5 jours ouvrés.',
      ],
    },
    {
      id: 'how',
      title: 'Comment faire un retour',
      text: ['Trois étapes, dont aucune n’est longue :'],
      points: [
        'Écrivez au service client en indiquant votre numéro de commande et ce que vous souhaitez retourner.',
        'Emballez l’article comme il est arrivé et glissez-y le bordereau que nous vous envoyons.',
        'Remettez le colis au transporteur de votre choix et gardez le reçu jusqu’au remboursement.',
      ],
    },
    {
      id: 'refunds',
      title: 'Remboursements',
      text: ['L’argent repart par où il est venu, une fois le retour traité.'],
      table: {
        caption: 'Délais de remboursement',
        columns: ['Payé avec', 'Remboursement reçu'],
        rows: [
          ['Carte', 'En 5 à 7 jours'],
          ['PayPal', 'En 2 à 3 jours'],
          ['Avoir', 'Immédiatement'],
        ],
      },
    },
    {
      id: 'excluded',
      title: 'Ce qui ne peut pas revenir',
      text: [
        'Il y a des choses que nous ne pouvons pas reprendre, par hygiène ou parce que personne d’autre ne pourrait s’en servir :',
      ],
      points: [
        'Les articles d’hygiène personnelle',
        'La lingerie',
        'Les produits personnalisés',
        'Les téléchargements',
        'Les cartes cadeaux',
      ],
    },
  ],
}
