/** Not where reduced motion is requested, nor where it can't be known. */
export const isMotionWanted = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: no-preference)').matches
