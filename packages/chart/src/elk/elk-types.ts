/**
 * The parts of elkjs's graphs that are used here. The types of elkjs itself contain an error, which TypeScript reports to users of
 * this package who check libraries (`skipLibCheck: false`).
 */
export interface ElkNode {
  id: string
  x?: number
  y?: number
  width?: number
  height?: number
  layoutOptions?: Record<string, string>
  children?: ElkNode[]
  edges?: ElkEdge[]
}

export interface ElkEdge {
  id: string
  sources: string[]
  targets: string[]
  sections?: ElkSection[]
}

interface ElkSection {
  id: string
  startPoint: ElkPoint
  endPoint: ElkPoint
  bendPoints?: ElkPoint[]
}

interface ElkPoint {
  x: number
  y: number
}
