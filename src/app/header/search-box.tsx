import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { moveOfKey } from '../../../machines/domain/list-move.ts'
import { searchWith } from '../../../machines/search/search.effects.ts'
import type { SearchSnapshot, searchMachine } from '../../../machines/search/search.machine.ts'
import { withBase } from '../../base-path.ts'
import { Icon } from '../../components/icon.tsx'
import { search as magnifier } from '../../components/icons.ts'
import { useIsHydrated, useScreen } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { searchTexts } from '../../i18n/en/listing.ts'
import { Suggestions } from './suggestions.tsx'
import { useDismissal } from './use-dismissal.ts'
import './search-box.css'

const textOf = ({ context }: SearchSnapshot) => context.text
const activeOf = ({ context }: SearchSnapshot) => context.active
const isOpenIn = (snapshot: SearchSnapshot) => snapshot.matches('open')
const isListShown = (snapshot: SearchSnapshot) =>
  snapshot.matches('open') && !snapshot.hasTag('asking') && snapshot.context.suggestions.length > 0

/** The search of the header: an editable combobox that lists the first few matching products. */
export const SearchBox = () => {
  const words = useTexts(searchTexts)
  const actor = useScreen('search', searchWith, undefined)
  const text = useSelector(actor, textOf)
  const active = useSelector(actor, activeOf)
  const isOpen = useSelector(actor, isOpenIn)
  const isExpanded = useSelector(actor, isListShown)
  // Before hydration the button is enabled, because a disabled submit button blocks Enter. Until then Tab skips the button, because
  // hydration disables it if nothing is typed, and a disabled button loses the focus.
  const isHydrated = useIsHydrated()
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(input)
  useTextTypedBeforeHydration(input, actor)
  // Not every browser removes the focus from the field after a press outside. The field itself handles Escape.
  useDismissal(frame, isOpen, (how) => {
    if (how === 'dismissed') actor.send({ type: 'search.left' })
  })

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const to = moveOfKey[event.key]
    const movesCaret = active === undefined && (to === 'first' || to === 'last')
    if (event.key === 'Escape') actor.send({ type: 'search.escaped' })
    else if (event.key === 'Enter' && active !== undefined) actor.send({ type: 'search.chosen' })
    else if (to && !movesCaret) actor.send({ type: 'search.move', to })
    else return
    event.preventDefault()
  }

  return (
    <div ref={frame} className="sc-search">
      {/* biome-ignore lint/a11y/useSemanticElements: the role is known to more browsers than the element */}
      <form
        role="search"
        action={withBase('/products')}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'search.submit' })
        }}
      >
        <input
          ref={input}
          className="sc-search-input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="search"
          role="combobox"
          aria-label={words.label}
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={listId}
          aria-activedescendant={isExpanded && active !== undefined ? `${listId}-${active}` : undefined}
          aria-keyshortcuts="/"
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => actor.send({ type: 'search.typed', text: event.currentTarget.value })}
          onFocus={({ isTrusted }) => {
            // React repeats a focus event from before hydration, sometimes as late as after Escape.
            if (isTrusted) actor.send({ type: 'search.focused' })
          }}
          onBlur={() => actor.send({ type: 'search.left' })}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className="sc-search-submit"
          aria-label={words.submit}
          disabled={isHydrated && text.trim() === ''}
          tabIndex={isHydrated ? undefined : -1}
        >
          <Icon of={magnifier} size="1.25rem" />
        </button>
      </form>
      <Suggestions actor={actor} listId={listId} isExpanded={isExpanded} active={active} />
    </div>
  )
}

type Search = ActorRefFrom<typeof searchMachine>

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** The slash key focuses the search box, except in a field or while a dialog is open. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (key !== '/' || hasModifier || defaultPrevented) return
      if (target instanceof Element && target.closest(editable)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [input])
}

/** Takes over text that was typed before hydration. */
function useTextTypedBeforeHydration(input: RefObject<HTMLInputElement | null>, actor: Search): void {
  useLayoutEffect(() => {
    const typedBefore = input.current?.value
    if (typedBefore && actor.getSnapshot().context.text === '')
      actor.send({ type: 'search.typed', text: typedBefore })
  }, [input, actor])
}
