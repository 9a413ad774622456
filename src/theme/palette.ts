export const palette = {
  paper: '#FAF6EF',
  ink: '#1C1A24',
  vermilion: '#C4401F',
  pine: '#1F4D42',
  saffron: '#E3A23B',
  dusk: '#3D5A80',
  clay: '#B9775A',
  blush: '#EBC8B4',
  sage: '#A9B89A',
} as const
