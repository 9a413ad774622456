const Traced = globalThis.Error

/**
 * React makes some errors while it is evaluated, to throw them later. For where each of them was made, a browser that
 * is watched (by developer tools, by whatever measures a page) reads the whole script a second time: a tenth of a
 * second on a phone. So until React is there, errors are made without that.
 */
globalThis.Error = Object.assign(
  (message?: string) => Object.create(Traced.prototype, { message: { value: message } }),
  Traced,
) as ErrorConstructor

export function traceErrors(): void {
  globalThis.Error = Traced
}
