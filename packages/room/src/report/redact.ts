/** A copy without the parts that nobody may read, by their names. Such a name leads to nothing at all, at any depth. */
export function withoutSecrets<Value>(value: Value, secretNames: ReadonlySet<string>): Value {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (secretNames.has(key.toLowerCase()) ? undefined : part)),
  ) as Value
}
