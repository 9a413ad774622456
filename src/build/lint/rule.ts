import type { Node, Source } from './syntax.ts'

export type Finding = { node: Node; message: string }
export type Rule = (source: Source) => Finding[]
