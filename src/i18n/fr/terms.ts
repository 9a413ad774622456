import type { Catalogue } from '../catalogue.ts'

export const terms: Catalogue['terms'] = {
  title: 'Conditions générales',
  lead: 'L’accord entre vous et la boutique, en des mots lisibles.',
  description: 'Les conditions d’utilisation de la boutique : commandes, prix, garantie, modifications.',
  updated: 'Dernière mise à jour : 15 mars 2025',
  sections: [
    {
      id: 'use',
      title: 'Utilisation de la boutique',
      text: [
        'Vous pouvez regarder, commander et tenir un compte ici tant que vous le faites légalement et pour vous-même. Vous veillez sur votre mot de passe et sur le navigateur dans lequel vit votre compte.',
      ],
    },
    {
      id: 'orders',
      title: 'Commandes et prix',
      text: [
        'Les prix sont en dollars américains et comprennent les taxes là où une page l’indique ; au paiement, une taxe de 10 % du sous-total est indiquée et ajoutée. Les montants dans d’autres devises sont convertis à un taux fixe de démonstration, à titre indicatif.',
        'Une commande est conclue une fois qu’elle est passée et que vous voyez son numéro. Vous pouvez la modifier ou l’annuler dans l’heure en écrivant au service client.',
      ],
    },
    {
      id: 'warranty',
      title: 'Garantie',
      text: [
        'Chaque produit bénéficie d’une garantie de 2 ans contre les défauts de matière et de fabrication. Elle couvre la réparation, l’échange ou le remboursement, dans cet ordre.',
      ],
    },
    {
      id: 'liability',
      title: 'Ce dont nous répondons',
      text: [
        'Nous répondons de ce que nous vendons et de ce que nous promettons ici. Nous ne répondons pas de ce qu’un navigateur fait des données que vous y conservez.',
      ],
    },
    {
      id: 'changes',
      title: 'Modification de ces conditions',
      text: [
        'Quand ces conditions changent, nous l’annonçons ici 30 jours avant que les nouvelles s’appliquent.',
      ],
    },
  ],
}
