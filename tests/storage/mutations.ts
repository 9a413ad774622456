import fc from 'fast-check'

/** Values that a damaged, hostile or very old record may have in the place of others. */
const unusualValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    '',
    'text',
    -1,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.MAX_VALUE,
    2 ** 53,
    [],
    {},
    [null],
    [[[]]],
    new Date(0),
    new Map([['key', 'value']]),
    10n,
    'x'.repeat(200_000),
    '\u{1F6D2}\uD800<script>alert(1)</script>',
    JSON.parse('{"__proto__":{"polluted":true}}'),
  ),
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.jsonValue(),
)

/** The record with some parts, at any depth, replaced, removed, cut or duplicated. */
export function mutationOf(good: unknown): fc.Arbitrary<unknown> {
  return fc
    .array(fc.tuple(fc.nat(), fc.constantFrom('replace', 'remove', 'cut', 'double'), unusualValue), {
      minLength: 1,
      maxLength: 4,
    })
    .map((changes) => {
      let record: unknown = structuredClone(good)
      for (const [at, how, value] of changes) record = mutated(record, at, how, structuredClone(value))
      return record
    })
}

function mutated(record: unknown, at: number, how: string, replacement: unknown): unknown {
  const places = placesOf(record)
  const place = places[at % Math.max(1, places.length)]
  if (!place) return replacement
  const { parent, name } = place
  const value: unknown = Reflect.get(parent, name)
  if (how === 'remove') Reflect.deleteProperty(parent, name)
  else if (how === 'cut' && typeof value === 'string')
    Reflect.set(parent, name, value.slice(0, value.length / 2))
  else if (how === 'double' && Array.isArray(value))
    Reflect.set(parent, name, [...value, ...structuredClone(value)])
  else Reflect.set(parent, name, replacement)
  return record
}

function placesOf(value: unknown): { parent: object; name: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [{ parent: value, name }, ...placesOf(inner)])
}
