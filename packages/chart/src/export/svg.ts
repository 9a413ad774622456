const margin = 16

/** What a picture carries with it of the styles that it is shown with here. */
const looks = [
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

/** What only a zoomed or a clicked chart needs. */
const onScreenOnly = '.sc-chart-summary, .sc-chart-bridge, .sc-chart-fold, .sc-chart-run'

/** The chart as it is drawn at this moment, as a picture that stands by itself; nothing where it is not shown in the document or shadow root. */
export function svgOf(name: string, within: ParentNode = document): string | undefined {
  const shown = within.querySelector<SVGSVGElement>(`svg[data-drawing="${CSS.escape(name)}"]`)
  const drawing = shown?.querySelector<SVGGElement>('.sc-chart')
  if (!(shown && drawing)) return undefined
  const copy = drawing.cloneNode(true) as Element
  dress(drawing, copy)
  const ground = getComputedStyle(shown).getPropertyValue('--sc-colors-bg-canvas')
  const { width, height } = drawing.getBBox()
  const box = [-margin, -margin, width + 2 * margin, height + 2 * margin]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}">`,
    `<title>${name}</title>`,
    `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="${ground}"/>`,
    new XMLSerializer().serializeToString(copy),
    '</svg>\n',
  ].join('\n')
}

function dress(shown: Element, copy: Element): void {
  const style = getComputedStyle(shown)
  for (const look of looks) copy.setAttribute(look, style.getPropertyValue(look))
  copy.removeAttribute('class')
  const twins = [...copy.children]
  for (const [at, child] of [...shown.children].entries()) {
    const twin = twins[at]
    if (twin && child.matches(onScreenOnly)) twin.remove()
    else if (twin) dress(child, twin)
  }
}
