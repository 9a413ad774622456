import { dim, lit } from './colour.ts'

type Stop = readonly [offset: number, colour: string, opacity?: number]
type Way = 'across' | 'down' | 'slant'

const WAYS: Record<Way, string> = { across: '', down: ' x2="0" y2="1"', slant: ' y2="1"' }

const WHITE = '#fff'
const SHADE = '#212'

/** Opacity folded into the colour, as its last digits. */
const sheer = (hex: string, opacity: number): string =>
  hex +
  (hex.length > 4
    ? Math.round(opacity * 255)
        .toString(16)
        .padStart(2, '0')
    : Math.round(opacity * 15).toString(16))

const short = (value: number): string => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, colour, opacity]) => {
      const at = offset ? ` offset="${short(offset)}"` : ''
      return `<stop${at} stop-color="${opacity === undefined ? colour : sheer(colour, opacity)}"/>`
    })
    .join('')

export type Pen = ReturnType<typeof createPen>

/** Collects marks and the gradients they are filled with, and writes both as SVG. Light comes from the upper left. */
export function createPen() {
  const definitions = new Map<string, string>()
  let marks: string[] = []

  const define = (markup: string): string => {
    const known = definitions.get(markup)
    if (known) return known
    const reference = definitions.size.toString(36).replace(/^\d/, (digit) => `z${digit}`)
    definitions.set(markup, reference)
    return reference
  }
  const paint = (markup: string): string => `url(#${define(markup)})`
  const extra = (more: string): string => (more ? ` ${more}` : '')
  const mark = (markup: string): void => {
    marks.push(markup)
  }
  const gathered = (draw: () => void): string => {
    const outer = marks
    marks = []
    draw()
    const inner = marks.join('')
    marks = outer
    return inner
  }

  const blend = (list: readonly Stop[], way: Way = 'down'): string =>
    paint(`<linearGradient@${WAYS[way]}>${stops(list)}</linearGradient>`)
  const glow = (list: readonly Stop[], where = 'cx=".34" cy=".28" r=".8"'): string =>
    paint(`<radialGradient@${extra(where)}>${stops(list)}</radialGradient>`)
  const shape = (d: string, fill: string, more = ''): void =>
    mark(`<path d="${d}" fill="${fill}"${extra(more)}/>`)
  const line = (d: string, stroke: string, width = 2, more = ''): void =>
    mark(`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${extra(more)}/>`)
  const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): void =>
    mark(
      `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${extra(more)}/>`,
    )

  return {
    blend,
    glow,
    shape,
    line,
    oval,
    /** A body of revolution seen from the side. */
    round: (c: string): string =>
      blend(
        [
          [0, dim(c, 0.2)],
          [0.27, lit(c, 0.36)],
          [0.55, c],
          [1, dim(c, 0.45)],
        ],
        'across',
      ),
    ball: (c: string): string =>
      glow([
        [0, lit(c, 0.55)],
        [0.45, c],
        [1, dim(c, 0.5)],
      ]),
    /** A matt face turned to the light. */
    slope: (c: string): string =>
      blend(
        [
          [0, lit(c, 0.25)],
          [0.5, c],
          [1, dim(c, 0.28)],
        ],
        'slant',
      ),
    fall: (c: string): string =>
      blend([
        [0, lit(c, 0.2)],
        [1, dim(c, 0.22)],
      ]),
    metal: (c: string): string =>
      blend(
        [
          [0, dim(c, 0.4)],
          [0.22, lit(c, 0.75)],
          [0.42, c],
          [0.72, dim(c, 0.45)],
          [1, lit(c, 0.15)],
        ],
        'across',
      ),
    bar: (
      x: number,
      y: number,
      width: number,
      height: number,
      radius: number,
      fill: string,
      more = '',
    ): void =>
      mark(
        `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"${extra(more)}/>`,
      ),
    /** A patch of light, or of shade, laid over what is already there. */
    shine: (d: string, opacity = 0.4): void => shape(d, sheer(WHITE, opacity)),
    shade: (d: string, opacity = 0.2): void => shape(d, sheer(SHADE, opacity)),
    glint: (d: string, width = 3, opacity = 0.6): void => line(d, sheer(WHITE, opacity), width),
    crease: (d: string, width = 2, opacity = 0.25): void => line(d, sheer(SHADE, opacity), width),
    /** Where a thing stands: a long soft shadow away from the light, a short dark one under it. */
    ground: (cx: number, cy: number, rx: number, ry = rx * 0.16): void => {
      const soft = glow(
        [
          [0, '#2b1b22', 0.6],
          [0.5, '#2b1b22', 0.26],
          [1, '#2b1b22', 0],
        ],
        '',
      )
      oval(cx + rx * 0.3, cy + ry * 0.35, rx * 1.35, ry * 1.5, soft, 'opacity=".6"')
      oval(cx + rx * 0.05, cy, rx * 1.05, ry * 0.75, soft)
    },
    group: (transform: string, draw: () => void): void =>
      mark(`<g transform="${transform}">${gathered(draw)}</g>`),
    faded: (opacity: number, draw: () => void): void =>
      mark(`<g opacity="${short(opacity)}">${gathered(draw)}</g>`),
    inside: (d: string, draw: () => void): void => {
      const within = define(`<clipPath@><path d="${d}"/></clipPath>`)
      mark(`<g clip-path="url(#${within})">${gathered(draw)}</g>`)
    },
    /** A repeated patch: knit, stripes, weave. */
    cloth: (width: number, height: number, draw: () => void, turn = 0): string => {
      const turned = turn ? ` patternTransform="rotate(${turn})"` : ''
      return paint(
        `<pattern@ width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned}>${gathered(draw)}</pattern>`,
      )
    },
    write: (viewBox: string, size: string): string => {
      const defs = [...definitions].map(([markup, id]) => markup.replace('@', ` id="${id}"`)).join('')
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${size} stroke-linecap="round" stroke-linejoin="round"><defs>${defs}</defs>${marks.join('')}</svg>`
    },
  }
}
