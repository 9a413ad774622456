import type { Catalogue } from '../catalogue.ts'

export const faq: Catalogue['faq'] = {
  title: 'Questions fréquentes',
  lead: 'Les réponses à ce qu’on nous demande le plus. Chacune a sa propre adresse, à partager.',
  description:
    'Commandes, livraison, retours et remboursements, paiement, compte et sécurité : les réponses au même endroit.',
  groups: [
    {
      id: 'ordering',
      title: 'Commandes',
      answers: [
        {
          id: 'how-to-order',
          question: 'Comment passer une commande ?',
          answer:
            'Mettez ce qui vous plaît dans le panier, connectez-vous ou créez un compte, puis choisissez « Passer la commande ». La commande est passée quand vous voyez son numéro.',
        },
        {
          id: 'change-order',
          question: 'Puis-je modifier ou annuler une commande ?',
          answer:
            'Oui, dans l’heure qui suit : écrivez à hello@statecart.example en indiquant le numéro de commande. Ensuite elle est emballée, et vous pourrez la retourner.',
        },
        {
          id: 'without-account',
          question: 'Ai-je besoin d’un compte ?',
          answer:
            'Pour regarder, remplir un panier et tenir une liste d’envies, non. Pour commander, oui : ce que vous avez choisi avant de vous connecter vous suit.',
        },
      ],
    },
    {
      id: 'shipping',
      title: 'Livraison',
      answers: [
        {
          id: 'shipping-time',
          question: 'Combien de temps prend la livraison ?',
          answer:
            'Nous préparons chaque commande sous 24 heures. La livraison standard prend ensuite de 3 à 5 jours ouvrés, l’express 1 à 2 ; la livraison le lendemain arrive demain si vous commandez avant 14 h (heure de l’Est des États-Unis).',
        },
        {
          id: 'shipping-cost',
          question: 'Combien coûte la livraison ?',
          answer:
            'La livraison standard est gratuite dès 50 $US et coûte 4,99 $US en dessous ; l’express, 9,99 $US ; le lendemain, 14,99 $US. En ce moment, toutes les commandes sont livrées gratuitement.',
        },
        {
          id: 'international',
          question: 'Livrez-vous à l’étranger ?',
          answer:
            'Oui : au Canada en 5 à 7 jours ouvrés, en Europe en 7 à 10, en Asie, en Australie et en Nouvelle-Zélande en 10 à 14.',
        },
      ],
    },
    {
      id: 'returns',
      title: 'Retours et remboursements',
      answers: [
        {
          id: 'return-window',
          question: 'De combien de temps est-ce que je dispose pour retourner un article ?',
          answer: '30 jours à compter de sa réception. Nous traitons un retour en 3 à 5 jours ouvrés.',
        },
        {
          id: 'refund-time',
          question: 'Quand serai-je remboursé ?',
          answer: 'Sur une carte en 5 à 7 jours, par PayPal en 2 à 3, sous forme d’avoir immédiatement.',
        },
        {
          id: 'not-returnable',
          question: 'Qu’est-ce que je ne peux pas retourner ?',
          answer:
            'Les articles d’hygiène personnelle, la lingerie, les produits personnalisés, les téléchargements et les cartes cadeaux.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Paiement',
      answers: [
        {
          id: 'cards',
          question: 'Quelles cartes acceptez-vous ?',
          answer: 'Toutes les grandes cartes de crédit : Visa, Mastercard, American Express et Discover.',
        },
        {
          id: 'stored-cards',
          question: 'Que gardez-vous de ma carte ?',
          answer:
            'La marque, les quatre derniers chiffres, le nom et la date d’expiration. Le numéro et le code de sécurité ne sont jamais enregistrés, nulle part.',
        },
        {
          id: 'tax',
          question: 'Les taxes sont-elles comprises ?',
          answer:
            'Les taxes représentent 10 % du sous-total. Elles sont indiquées dans le panier et au paiement, avant que vous payiez.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Compte et sécurité',
      answers: [
        {
          id: 'where-is-my-data',
          question: 'Où sont mes données ?',
          answer:
            'Dans ce navigateur uniquement. La page des paramètres les exporte en un seul fichier, les importe ailleurs et les supprime.',
        },
        {
          id: 'forgotten-password',
          question: 'J’ai oublié mon mot de passe. Que faire ?',
          answer:
            'Personne ne peut vous en envoyer un nouveau, car personne d’autre n’a votre compte. Cherchez parmi les mots de passe enregistrés par votre navigateur, ou créez un autre compte.',
        },
        {
          id: 'other-device',
          question: 'Puis-je utiliser mon compte sur un autre appareil ?',
          answer:
            'Exportez vos données sur le premier appareil et importez-les sur le second. Ils restent ensuite indépendants l’un de l’autre.',
        },
      ],
    },
  ],
}
