/**
 * Converts ids to names that a format allows. A number at the end distinguishes names that would be equal to each other or to
 * one in `used`, to which the names are added.
 */
export function uniqueNames(
  ids: Iterable<string>,
  nameOf: (id: string) => string,
  used = new Set<string>(),
): Map<string, string> {
  const names = new Map<string, string>()
  for (const id of new Set(ids)) {
    const plain = nameOf(id)
    let name = plain
    for (let number = 2; used.has(name); number += 1) name = `${plain}_${number}`
    used.add(name)
    names.set(id, name)
  }
  return names
}
