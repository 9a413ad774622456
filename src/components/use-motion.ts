import { useRef, useSyncExternalStore } from 'react'

type MotionModule = typeof import('./motion.tsx')

let loaded: MotionModule | undefined
const listeners = new Set<() => void>()

const inputs = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const

/** Loads what moves when the visitor points, touches, scrolls or types for the first time: nothing needs to move before. */
function loadAtFirstInput(): void {
  const heard = new AbortController()
  const load = async () => {
    heard.abort()
    try {
      loaded = await import('./motion.tsx')
      for (const listener of listeners) listener()
    } catch {
      // Without this code nothing moves, and everything works.
    }
  }
  for (const type of inputs)
    addEventListener(type, load, { passive: true, capture: true, signal: heard.signal })
}

/** Not where reduced motion is requested, nor where it can't be known. */
const isMotionWanted = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: no-preference)').matches

let isWaiting = false

function subscribe(listener: () => void): () => void {
  if (!isWaiting && isMotionWanted()) {
    isWaiting = true
    loadAtFirstInput()
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none = () => undefined

/**
 * The animated components, once they are loaded. Rendering them replaces the plain elements, and a button inside would lose focus
 * and pointer; while `canReplace` is false the plain elements stay.
 */
export function useMotion(canReplace = true): MotionModule | undefined {
  const now = useSyncExternalStore(subscribe, () => loaded, none)
  const used = useRef(now)
  if (canReplace) used.current = now
  return used.current
}
