/** The encodings of precompressed files, the smallest first. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type EncodingName = (typeof encodings)[number]['name']

/** The first of the available encodings that the header accepts; undefined means as it is. */
export function chooseEncoding(
  header: string | undefined,
  available: EncodingName[],
): EncodingName | undefined {
  const weights = new Map((header ?? '').split(',').map(weighed))
  return available.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}

function weighed(part: string): [string, number] {
  const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
  const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean)
  return [name.trim(), quality === undefined ? 1 : Number(quality)]
}
