import { useRef, useSyncExternalStore } from 'react'

type MotionModule = typeof import('./motion.tsx')

let loaded: MotionModule | undefined
const listeners = new Set<() => void>()

const inputs = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const

/** Loads the animated components at the visitor's first input, because they are not animated before. */
function loadAtFirstInput(): void {
  const controller = new AbortController()
  const load = async () => {
    controller.abort()
    try {
      loaded = await import('./motion.tsx')
      for (const listener of listeners) listener()
    } catch {
      // Without this code the shop works, but without animations.
    }
  }
  for (const type of inputs)
    addEventListener(type, load, { passive: true, capture: true, signal: controller.signal })
}

/** False if reduced motion is requested or the browser cannot report it. */
const isMotionWanted = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: no-preference)').matches

let isListening = false

function subscribe(listener: () => void): () => void {
  if (!isListening && isMotionWanted()) {
    isListening = true
    loadAtFirstInput()
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none = () => undefined

/**
 * The animated components, once they are loaded. Rendering them replaces the plain elements, so a button inside would lose the
 * focus and a press in progress. While `canReplace` is false, the plain elements stay.
 */
export function useMotion(canReplace = true): MotionModule | undefined {
  const now = useSyncExternalStore(subscribe, () => loaded, none)
  const used = useRef(now)
  if (canReplace) used.current = now
  return used.current
}
