import type { Catalogue } from '../catalogue.ts'

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
      text: ['Écrivez à hello@statecart.example. Nous répondons à toute heure.'],
    },
  ],
}
