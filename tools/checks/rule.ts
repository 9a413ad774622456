import type { Node, Source } from './syntax.ts'

export type Finding = { node: Node; message: string }
export type Rule = (source: Source) => Finding[]

/** Files that put something on the screen; the composition root does not. */
export function isView(path: string): boolean {
  return /^(src\/(screens|components|app)|packages\/room\/src)\/(?!compose[^/]*$)/.test(path)
}
