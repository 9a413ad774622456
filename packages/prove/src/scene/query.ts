/** The ARIA roles that both Testing Library and Playwright find elements by. */
export type Role =
  | 'alert'
  | 'alertdialog'
  | 'article'
  | 'banner'
  | 'button'
  | 'cell'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'complementary'
  | 'contentinfo'
  | 'dialog'
  | 'figure'
  | 'form'
  | 'grid'
  | 'gridcell'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listbox'
  | 'listitem'
  | 'log'
  | 'main'
  | 'menu'
  | 'menubar'
  | 'menuitem'
  | 'menuitemcheckbox'
  | 'menuitemradio'
  | 'meter'
  | 'navigation'
  | 'option'
  | 'progressbar'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'row'
  | 'rowheader'
  | 'search'
  | 'searchbox'
  | 'separator'
  | 'slider'
  | 'spinbutton'
  | 'status'
  | 'switch'
  | 'tab'
  | 'table'
  | 'tablist'
  | 'tabpanel'
  | 'textbox'
  | 'timer'
  | 'toolbar'
  | 'tooltip'
  | 'tree'
  | 'treeitem'

/**
 * Finds an element as a user does: by its role and name, by its label, or by its text. A string matches the whole name or text; a
 * regular expression matches a part of it.
 */
export type Query = Criterion & Narrowing

type Criterion =
  | { role: Role; name?: string | RegExp; level?: number }
  | { label: string | RegExp }
  | { text: string | RegExp }

interface Narrowing {
  within?: Query
  /** Only an element that contains this text. */
  holding?: string | RegExp
  /** The index among several matches, from 0. */
  at?: number
}

export function byRole(role: Role, name?: string | RegExp, within?: Query): Query {
  return { role, ...(name === undefined ? {} : { name }), ...(within ? { within } : {}) }
}

export function byLabel(label: string | RegExp, within?: Query): Query {
  return { label, ...(within ? { within } : {}) }
}

export function byText(text: string | RegExp, within?: Query): Query {
  return { text, ...(within ? { within } : {}) }
}

/** The query in words: `button "Save" within dialog "Edit"`. */
export function queryText(query: Query): string {
  const words = [
    criterionText(query),
    query.holding === undefined ? '' : `containing ${nameText(query.holding)}`,
    query.at === undefined ? '' : `(number ${query.at + 1} of them)`,
    query.within ? `within ${queryText(query.within)}` : '',
  ]
  return words.filter(Boolean).join(' ')
}

function criterionText(query: Query): string {
  if ('label' in query) return `field ${nameText(query.label)}`
  if ('text' in query) return `text ${nameText(query.text)}`
  const level = query.level === undefined ? '' : ` of level ${query.level}`
  return query.role + level + (query.name === undefined ? '' : ` ${nameText(query.name)}`)
}

function nameText(name: string | RegExp): string {
  return typeof name === 'string' ? `"${name}"` : `${name}`
}
