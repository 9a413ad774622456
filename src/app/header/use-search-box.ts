import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { searchMachine } from '../../../machines/search/search.machine.ts'

type Search = ActorRefFrom<typeof searchMachine>

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** The slash key focuses the search box, except in a field or while a dialog is open. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey
      if (key !== '/' || isShortcut || defaultPrevented) return
      if (target instanceof Element && target.closest(editable)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [input])
}

/** Takes over text that was typed before hydration. */
export function useTextTypedBeforeHydration(input: RefObject<HTMLInputElement | null>, actor: Search): void {
  useLayoutEffect(() => {
    const early = input.current?.value
    if (early && actor.getSnapshot().context.text === '') actor.send({ type: 'search.typed', text: early })
  }, [input, actor])
}

/** Not every browser takes the focus out of a field when the page beside it is pressed. */
export function usePressOutside(frame: RefObject<HTMLElement | null>, actor: Search): void {
  useEffect(() => {
    const pressed = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) actor.send({ type: 'search.left' })
    }
    document.addEventListener('pointerdown', pressed, { capture: true, passive: true })
    return () => document.removeEventListener('pointerdown', pressed, { capture: true })
  }, [frame, actor])
}
