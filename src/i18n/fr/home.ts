import type { Catalogue } from '../catalogue.ts'

export const home: Catalogue['home'] = {
  title: 'Achetez mieux, vivez mieux',
  line: 'Découvrez des produits étonnants',
  lead: 'Des produits bien faits pour tous les jours, du bureau à la penderie. Choisis avec soin, à prix raisonnable et livrés dans la semaine.',
  browse: 'Parcourir les catégories',
  shopNow: 'Acheter maintenant',
  heroPicture:
    'Une chemise et une robe accrochées au-dessus d’une table avec un casque, un vase, une tasse et une bague',
  categories: 'Acheter par catégorie',
  tiles: {
    electronics: { name: 'Électronique', description: 'Écrans, disques et son' },
    jewelery: { name: 'Bijoux', description: 'Bagues, chaînes et bracelets' },
    mens: { name: 'Vêtements pour homme', description: 'Vestes, chemises et basiques' },
    womens: { name: 'Vêtements pour femme', description: 'Manteaux, hauts et mailles douces' },
  },
  featured: 'Produits à la une',
  featuredLead: 'Huit produits choisis au hasard pour cette visite.',
  viewAll: 'Voir tous les produits',
  empty: 'Il n’y a aucun produit à afficher pour le moment.',
  failed: 'Impossible de charger les produits. Veuillez réessayer plus tard.',
  categoriesFailed: 'Impossible de charger les catégories. Veuillez réessayer plus tard.',
  retry: 'Réessayer',
  why: 'Pourquoi nous choisir',
  reasons: {
    quality: {
      title: 'Produits de qualité',
      text: 'Chaque article est garanti 2 ans : nous ne proposons donc que ce qui dure.',
    },
    prices: {
      title: 'Prix compétitifs',
      text: 'Des prix justes tous les jours, avec la livraison gratuite au-delà de 50 $US.',
    },
    shipping: {
      title: 'Livraison rapide',
      text: 'Expédition sous 24 heures et 30 jours pour retourner vos articles.',
    },
    support: {
      title: 'Service client 24 h/24, 7 j/7',
      text: 'De vraies personnes, à toute heure, depuis 2025.',
    },
  },
  description:
    'Électronique, bijoux et vêtements pour tous les jours : livraison gratuite au-delà de 50 $US, retours sous 30 jours et garantie de 2 ans.',
}
