/**
 * The base of errors that are told apart. Each is known by its name: a bundle of its own, as the machine room is, has copies of
 * these classes, and its errors mean the same here.
 */
export function namedError(name: string) {
  return class Named extends Error {
    override readonly name: string = name

    /** A kind of its own below one of these is known as any other class is. */
    static override [Symbol.hasInstance](value: unknown): boolean {
      // biome-ignore-start lint/complexity/noThisInStatic: this is the class on the right of `instanceof`, which no name tells
      const isKind = Object.getPrototypeOf(this) === Named
      return isKind ? value instanceof Error && value.name === name : super[Symbol.hasInstance](value)
      // biome-ignore-end lint/complexity/noThisInStatic: see above
    }
  }
}
