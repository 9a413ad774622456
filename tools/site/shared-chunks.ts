/** Groups modules shared by several screens, but not by all, into few chunks, because each chunk is another request. */
export const sharedChunks: Record<string, string[]> = {
  badges: ['badge', 'toggle-button'],
  fields: ['checkbox', 'checkbox-field', 'control', 'field', 'field-frame', 'select-field', 'text-field'],
  goods: [
    'drawing-offline',
    'drawing-search',
    'partial-notice',
    'price-text',
    'product-card',
    'product-card-view',
    'product-image',
    'product-skeleton',
    'rating-stars',
    'use-product-card-words',
  ],
  marks: ['drawing', 'icons', 'listing', 'use-category-label'],
}

export const sharedChunkGroups = Object.entries(sharedChunks).map(([name, modules]) => ({
  name,
  test: new RegExp(`/src/(?:components|i18n/en|theme/recipes)/(?:${modules.join('|')})\\.tsx?$`),
  // What they import is shared by others, too.
  includeDependenciesRecursively: false,
}))
