/** A table of an information page. A type alias instead of an interface, so that it is assignable to `Words`. */
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
  /** The date of the last change, on pages that show it. */
  readonly updated?: string
  readonly sections: readonly InformationSection[]
}
