import { defaultName } from '../drawing/default-variables.ts'
import { escaped } from './escaped.ts'

const margin = 16

/** The computed styles that are copied into the picture as attributes. */
const copiedProperties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'opacity',
  'font-style',
  'text-decoration',
] as const

/** Parts for zooming and clicking, which a picture does not need. */
const onScreenOnly = '.sc-chart-summary, .sc-chart-bridge, .sc-chart-fold, .sc-chart-run'

/** Returns the chart that is shown in a document or shadow root as an SVG file with its styles; undefined if it is not shown. */
export function svgOf(name: string, within: ParentNode = document): string | undefined {
  const shown = within.querySelector<SVGSVGElement>(`svg[data-drawing="${CSS.escape(name)}"]`)
  const drawing = shown?.querySelector<SVGGElement>('.sc-chart')
  if (!(shown && drawing)) return undefined
  const copy = drawing.cloneNode(true) as Element
  copyStyles(drawing, copy)
  const { width, height } = drawing.getBBox()
  const box = [-margin, -margin, width + 2 * margin, height + 2 * margin]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}">`,
    `<title>${escaped(name)}</title>`,
    `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="${backgroundOf(drawing)}"/>`,
    new XMLSerializer().serializeToString(copy),
    '</svg>\n',
  ].join('\n')
}

/** Reads the color from an element, because the page may leave the variable undefined, or define it with other variables. */
function backgroundOf(drawing: SVGGElement): string {
  const variable = '--sc-colors-bg-canvas'
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  probe.style.setProperty('fill', `var(${variable}, var(${defaultName(variable)}))`)
  drawing.append(probe)
  const { fill } = getComputedStyle(probe)
  probe.remove()
  return fill
}

function copyStyles(shown: Element, copy: Element): void {
  const style = getComputedStyle(shown)
  for (const property of copiedProperties) copy.setAttribute(property, style.getPropertyValue(property))
  copy.removeAttribute('class')
  const copies = [...copy.children]
  for (const [at, child] of [...shown.children].entries()) {
    const childCopy = copies[at]
    if (childCopy && child.matches(onScreenOnly)) childCopy.remove()
    else if (childCopy) copyStyles(child, childCopy)
  }
}
