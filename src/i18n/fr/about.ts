import type { Catalogue } from '../catalogue.ts'

export const about: Catalogue['about'] = {
  title: 'À propos de Statecart',
  lead: 'Une boutique du quotidien qui fait exactement ce qu’elle annonce, dans tous ses états.',
  description:
    'Qui nous sommes : un magasin généraliste ouvert en 2025, avec une garantie de 2 ans sur chaque article.',
  sections: [
    {
      id: 'story',
      title: 'Notre histoire',
      text: [
        'Nous avons ouvert en 2025 avec une courte liste d’objets que nous achèterions nous-mêmes : des casques qui durent, des manteaux qui ferment, des bagues à la bonne taille. La liste s’est allongée depuis. La règle, elle, n’a pas changé : ce que nous ne garderions pas deux ans, nous ne le vendons pas.',
        'C’est pourquoi tout ici est garanti 2 ans, et pourquoi un seul message suffit pour retourner un article sous 30 jours.',
      ],
    },
    {
      id: 'promise',
      title: 'Ce sur quoi vous pouvez compter',
      text: [],
      points: [
        'Livraison gratuite au-delà de 50 $US',
        'Retours sous 30 jours',
        'Une garantie de 2 ans',
        'Un service client 24 h/24, 7 j/7',
        'Un panier enregistré et un paiement qui ne débite jamais deux fois',
      ],
    },
    {
      id: 'made',
      title: 'Comment la boutique est faite',
      text: [
        'Le nom est à prendre au sens propre. Chaque comportement de cette boutique, de la recherche au paiement, est un diagramme d’états (statechart) : on peut le dessiner, le piloter et le tester, une transition à la fois. Vos données restent dans votre propre navigateur.',
      ],
    },
  ],
}
