const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Towards the morning light. */
export const lit = (hex: string, share: number): string => mix(hex, '#fff7e8', share)

/** Towards the shade, which is a warm violet rather than black. */
export const dim = (hex: string, share: number): string => mix(hex, '#241826', share)
