/** What a page of information is made of; a type alias, so that it counts as words. */
export type InformationTable = {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type InformationSection = {
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly points?: readonly string[]
  readonly table?: InformationTable
}

export type Information = {
  readonly title: string
  readonly lead: string
  readonly description: string
  /** A date, where the page says when it last changed. */
  readonly updated?: string
  readonly sections: readonly InformationSection[]
}
