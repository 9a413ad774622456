import type { Catalogue } from '../catalogue.ts'
import { shopMail } from '../contact-details.ts'

export const privacy: Catalogue['privacy'] = {
  title: 'Politique de confidentialité',
  lead: 'En bref : vos données restent dans ce navigateur.',
  description:
    'Quelles données la boutique enregistre, où elles se trouvent et comment les exporter ou les supprimer.',
  updated: 'Dernière mise à jour : 15 mars 2025',
  sections: [
    {
      id: 'kept',
      title: 'Ce que nous enregistrons',
      text: [
        'Votre compte, votre panier, votre liste d’envies, vos commandes, vos paramètres et vos cartes enregistrées sont enregistrés dans le navigateur que vous utilisez, et nulle part ailleurs. Ils ne sont jamais envoyés à un serveur.',
        'Pour chaque carte, nous enregistrons la marque, les quatre derniers chiffres, le nom et la date d’expiration. Le numéro complet et le code de sécurité sont vérifiés lors du paiement et ne sont jamais enregistrés.',
        'Votre mot de passe est enregistré uniquement sous forme d’empreinte salée, à partir de laquelle il ne peut pas être retrouvé.',
      ],
    },
    {
      id: 'asked',
      title: 'Services tiers',
      text: [
        'La boutique charge les listes de produits, les images et les prix auprès de deux services. Comme tout serveur web, ils reçoivent votre adresse IP, mais n’apprennent rien de votre panier ni de vos commandes.',
        'Il n’y a ni traceurs, ni publicité, ni cookies.',
      ],
    },
    {
      id: 'rights',
      title: 'Vos choix',
      text: ['Dans Paramètres, vous pouvez :'],
      points: [
        'Exporter en un seul fichier tout ce que la boutique enregistre à votre sujet.',
        'Importer ce fichier dans un autre navigateur.',
        'Supprimer votre compte et toutes ses données.',
      ],
    },
    {
      id: 'limits',
      title: 'Ordinateurs partagés',
      text: [
        'Toute personne qui peut utiliser votre profil de navigateur peut voir les données qu’il contient. Sur un ordinateur partagé, déconnectez-vous et supprimez votre compte quand vous avez terminé.',
      ],
    },
    {
      id: 'contact',
      title: 'Questions',
      text: [`Écrivez à ${shopMail}. Nous répondons à toute heure.`],
    },
  ],
}

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
