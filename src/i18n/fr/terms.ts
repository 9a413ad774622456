import type { Catalogue } from '../catalogue.ts'

export const terms: Catalogue['terms'] = {
  title: 'Conditions générales',
  lead: 'L’accord entre vous et la boutique, en langage clair.',
  description: 'Les conditions d’utilisation de la boutique : commandes, prix, garantie, modifications.',
  updated: 'Dernière mise à jour : 15 mars 2025',
  sections: [
    {
      id: 'use',
      title: 'Utilisation de la boutique',
      text: [
        'Vous pouvez naviguer, commander et avoir un compte ici pour un usage personnel et licite. Vous êtes responsable de votre mot de passe et du navigateur dans lequel votre compte est enregistré.',
      ],
    },
    {
      id: 'orders',
      title: 'Commandes et prix',
      text: [
        'Les prix sont en dollars américains. Une taxe de 10 % du sous-total est ajoutée lors du paiement et indiquée avant que vous payiez. Les montants dans d’autres devises sont convertis à des taux fixes de démonstration.',
        'Une commande est ferme une fois qu’elle est passée et que son numéro s’affiche. Vous pouvez la modifier ou l’annuler dans l’heure en contactant le service client.',
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
      title: 'Responsabilité',
      text: [
        'Nous sommes responsables des produits que nous vendons et de ce que nous promettons ici. Nous ne sommes pas responsables de ce qu’un navigateur fait des données qu’il contient.',
      ],
    },
    {
      id: 'changes',
      title: 'Modification de ces conditions',
      text: ['Toute modification de ces conditions est annoncée ici 30 jours avant son entrée en vigueur.'],
    },
  ],
}
