import type { Catalogue } from '../catalogue.ts'
import { shopMail } from '../contact-details.ts'

export const faq: Catalogue['faq'] = {
  title: 'Questions fréquentes',
  lead: 'Les réponses aux questions les plus fréquentes. Chaque réponse a son propre lien à partager.',
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
            'Ajoutez des articles au panier, connectez-vous ou créez un compte, puis choisissez « Passer la commande ». La commande est passée quand vous voyez son numéro.',
        },
        {
          id: 'change-order',
          question: 'Puis-je modifier ou annuler une commande ?',
          answer: `Oui, dans l’heure qui suit : écrivez à ${shopMail} en indiquant le numéro de commande. Ensuite, nous emballons votre commande, et vous pourrez la retourner.`,
        },
        {
          id: 'without-account',
          question: 'Ai-je besoin d’un compte ?',
          answer:
            'Pas pour naviguer, remplir un panier ou avoir une liste d’envies. Pour commander, oui : les articles ajoutés avant la connexion sont conservés.',
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
            'Nous préparons chaque commande sous 24 heures. La livraison standard prend ensuite de 3 à 5 jours ouvrés, l’express 1 à 2. Les commandes avec livraison le lendemain passées avant 14 h (heure de l’Est des États-Unis) arrivent le jour ouvré suivant.',
        },
        {
          id: 'shipping-cost',
          question: 'Combien coûte la livraison ?',
          answer:
            'La livraison standard est gratuite pour les commandes de plus de 50 $US et coûte 4,99 $US pour les commandes de 50 $US ou moins ; l’express, 9,99 $US ; le lendemain, 14,99 $US. Actuellement, toutes les commandes sont livrées gratuitement.',
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
          answer:
            'Vous avez 30 jours à compter de sa réception. Nous traitons les retours en 3 à 5 jours ouvrés.',
        },
        {
          id: 'refund-time',
          question: 'Quand serai-je remboursé ?',
          answer:
            'Le remboursement prend 5 à 7 jours sur une carte et 2 à 3 jours sur PayPal. L’avoir est immédiat.',
        },
        {
          id: 'not-returnable',
          question: 'Quels articles ne peuvent pas être retournés ?',
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
          question: 'Quelles données de ma carte enregistrez-vous ?',
          answer:
            'La marque, les quatre derniers chiffres, le nom et la date d’expiration. Le numéro complet et le code de sécurité ne sont jamais enregistrés.',
        },
        {
          id: 'tax',
          question: 'Quelles taxes dois-je payer ?',
          answer:
            'Les prix comprennent les taxes sur les produits. Une taxe sur la commande, égale à 10 % du sous-total, est ajoutée lors du paiement. Elle est indiquée dans le panier et sur la page de paiement, avant que vous payiez.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Compte et sécurité',
      answers: [
        {
          id: 'where-is-my-data',
          question: 'Où sont enregistrées mes données ?',
          answer:
            'Uniquement dans ce navigateur. Dans Paramètres, vous pouvez les exporter en un seul fichier, les importer dans un autre navigateur ou les supprimer.',
        },
        {
          id: 'forgotten-password',
          question: 'J’ai oublié mon mot de passe. Que puis-je faire ?',
          answer:
            'Nous ne pouvons pas vous en envoyer un nouveau, car votre compte n’existe que dans votre navigateur. Consultez les mots de passe enregistrés dans votre navigateur, ou créez un autre compte.',
        },
        {
          id: 'other-device',
          question: 'Puis-je utiliser mon compte sur un autre appareil ?',
          answer:
            'Oui. Exportez vos données sur le premier appareil et importez-les sur le second. Elles ne sont ensuite pas synchronisées.',
        },
      ],
    },
  ],
}
