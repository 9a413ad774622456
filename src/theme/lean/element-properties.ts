const ofTheFactory = new Set(['as', 'asChild', 'theme', 'css', 'recipe', 'unstyled'])

/** In place of a list of all attributes of HTML: what the factory does not use itself is the element's. */
const isElementProperty = (property: string) => !ofTheFactory.has(property)

// biome-ignore lint/style/noDefaultExport: it stands in for a package that has one
export default isElementProperty
