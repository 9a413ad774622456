type Ring = readonly [y: number, radius: number]

const half = (from: number, to: number): number => Math.round((from + to) / 2)

function side(cx: number, rings: readonly Ring[], sign: 1 | -1): string {
  return rings
    .slice(1)
    .map(([y, radius], i) => {
      const [nextY, nextRadius] = rings[i + 2] ?? [y, radius]
      return `Q${cx + sign * radius} ${y} ${cx + sign * half(radius, nextRadius)} ${half(y, nextY)}`
    })
    .join('')
}

/** The outline of a turned thing: rings from top to bottom, rounded into each other. A ring given twice makes an edge. */
export function lathe(cx: number, rings: readonly Ring[]): string {
  const [top] = rings
  const last = rings.at(-1)
  if (!(top && last)) return ''
  const upwards = [...rings].reverse()
  return `M${cx + top[1]} ${top[0]}${side(cx, rings, 1)}H${cx - last[1]}${side(cx, upwards, -1)}Z`
}
