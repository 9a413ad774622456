import type { Catalogue } from '../catalogue.ts'

export const returns: Catalogue['returns'] = {
  title: 'Retours et remboursements',
  lead: 'Vous avez 30 jours pour changer d’avis.',
  description:
    'Retournez vos articles sous 30 jours : délais de traitement et de remboursement, et articles non repris.',
  sections: [
    {
      id: 'window',
      title: 'Sous 30 jours',
      text: [
        'Vous pouvez renvoyer un article dans les 30 jours suivant sa réception, non utilisé et dans sa boîte d’origine.',
        'Dès réception, nous l’examinons et traitons le retour en 3 à 5 jours ouvrés.',
      ],
    },
    {
      id: 'how',
      title: 'Comment faire un retour',
      text: ['Un retour se fait en trois étapes :'],
      points: [
        'Contactez le service client en indiquant votre numéro de commande et les articles à retourner.',
        'Emballez l’article dans sa boîte d’origine avec le bordereau de retour que nous vous envoyons.',
        'Remettez le colis au transporteur de votre choix et gardez le reçu jusqu’au remboursement.',
      ],
    },
    {
      id: 'refunds',
      title: 'Remboursements',
      text: ['Nous remboursons par le moyen de paiement d’origine une fois le retour traité.'],
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
      title: 'Articles non repris',
      text: [
        'Pour des raisons d’hygiène, ou parce qu’ils ne peuvent pas être revendus, nous ne reprenons pas :',
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
