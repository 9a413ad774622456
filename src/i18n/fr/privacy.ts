import type { Catalogue } from '../catalogue.ts'

export const privacy: Catalogue['privacy'] = {
  title: 'Politique de confidentialité',
  lead: 'En bref : ce que vous confiez à cette boutique reste dans ce navigateur.',
  description: 'Ce que la boutique conserve, où elle le conserve, et comment l’emporter ou le supprimer.',
  updated: 'Dernière mise à jour : 15 mars 2025',
  sections: [
    {
      id: 'kept',
      title: 'Ce qui est conservé',
      text: [
        'Votre compte, votre panier, votre liste d’envies, vos commandes, vos paramètres et vos cartes enregistrées sont conservés dans le stockage du navigateur que vous utilisez, et nulle part ailleurs. Aucun serveur à nous ne les voit jamais.',
        'D’une carte, nous gardons la marque, les quatre derniers chiffres, le nom qui y figure et la date d’expiration. Le numéro complet et le code de sécurité sont vérifiés pendant le paiement, puis oubliés.',
        'De votre mot de passe, il n’est conservé qu’une empreinte salée, à partir de laquelle il ne peut pas être retrouvé.',
      ],
    },
    {
      id: 'asked',
      title: 'Ce qui est demandé à d’autres',
      text: [
        'La boutique demande à deux services leurs listes de produits, leurs images et leurs prix. Ils apprennent ce que tout serveur web apprend d’un visiteur, comme l’adresse de votre connexion, et rien de ce que vous mettez dans votre panier.',
        'Il n’y a ni traceurs, ni publicité, ni cookies.',
      ],
    },
    {
      id: 'rights',
      title: 'Ce que vous pouvez faire',
      text: ['Ce sont vos données, et la page des paramètres les traite comme telles :'],
      points: [
        'Exporter en un seul fichier tout ce que la boutique conserve à votre sujet.',
        'Importer ce fichier dans un autre navigateur.',
        'Supprimer votre compte avec tout ce qui lui appartient.',
      ],
    },
    {
      id: 'limits',
      title: 'Ce dont cela ne protège pas',
      text: [
        'Quiconque peut utiliser votre profil de navigateur peut ouvrir ce qu’il contient. Sur un ordinateur partagé, déconnectez-vous et supprimez votre compte quand vous avez terminé.',
      ],
    },
    {
      id: 'contact',
      title: 'Questions',
      text: ['Écrivez à hello@statecart.example. Nous répondons à toute heure, et sans détour.'],
    },
  ],
}
