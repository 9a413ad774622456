import { useActorRef, useSelector } from '@xstate/react'
import type { KeyboardEvent as FieldKeyEvent } from 'react'
import { useEffect, useMemo, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useApplication, useMachines } from '../about/use-about.ts'
import type { ActorLine } from '../actors/actors-protocol.ts'
import { useActors } from '../actors/use-actors.ts'
import { useDockPanels } from '../dock-panels.ts'
import { findTexts } from '../i18n/en/find.ts'
import { findMachine } from '../machines/find.machine.ts'
import { useRoom, useWords } from '../room-context.tsx'
import { everythingIn, matching, type Result } from './results.ts'
import './find.css'

const isOpened = (snapshot: SnapshotFrom<typeof findMachine>) => snapshot.matches('open')
const contextOf = ({ context }: SnapshotFrom<typeof findMachine>) => context

const noActors: readonly ActorLine[] = []

/** Finds machines, states, events, actors, scenarios and panels. Ctrl+K focuses the field. */
export const FindField = () => {
  const { room } = useRoom()
  const words = useWords(findTexts)
  const find = useActorRef(findMachine)
  const isOpen = useSelector(find, isOpened)
  const { text, at } = useSelector(find, contextOf)
  const field = useRef<HTMLInputElement>(null)
  const actors = useActors() ?? noActors
  const all = useResults(actors, isOpen)
  const found = isOpen && text.trim() !== '' ? matching(all, text) : []
  const chosen = found.at(at % Math.max(1, found.length))
  useEffect(() => {
    const pressed = (event: Event) => {
      if (!(event instanceof KeyboardEvent && isShortcut(event))) return
      event.preventDefault()
      field.current?.focus()
    }
    // Listens on the shadow root if the room is a panel, so that keys pressed in the application's page do not reach the
    // room.
    const root = field.current?.getRootNode()
    root?.addEventListener('keydown', pressed)
    return () => root?.removeEventListener('keydown', pressed)
  }, [])
  const goTo = ({ goal }: Result) => {
    if ('selection' in goal) room.send({ type: 'room.show', selection: goal.selection })
    else if ('panel' in goal) room.send({ type: 'room.filtered', filters: { panel: goal.panel } })
    else window.open(goal.address, '_blank', 'noreferrer')
    find.send({ type: 'find.closed' })
    field.current?.blur()
  }
  const pressed = (event: FieldKeyEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) find.send({ type: 'find.moved', by })
    else if (event.key === 'Enter' && chosen) goTo(chosen)
    else if (event.key === 'Escape') find.send({ type: 'find.closed' })
    else return
    event.preventDefault()
  }
  return (
    <div className="sc-room-find">
      <input
        ref={field}
        role="combobox"
        aria-label={words.title}
        aria-expanded={found.length > 0}
        aria-controls="room-found"
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `found ${chosen.id}`.replaceAll(' ', '-') : undefined}
        placeholder={words.hint}
        autoComplete="off"
        value={text}
        onFocus={() => find.send({ type: 'find.opened' })}
        onBlur={() => find.send({ type: 'find.closed' })}
        onChange={({ target }) => find.send({ type: 'find.typed', text: target.value })}
        onKeyDown={pressed}
      />
      <div id="room-found" role="listbox" aria-label={words.results} hidden={found.length === 0}>
        {found.map((result) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
          <div
            key={result.id}
            id={`found ${result.id}`.replaceAll(' ', '-')}
            role="option"
            tabIndex={-1}
            aria-selected={result === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => goTo(result)}
          >
            <small>{words.kinds[result.kind]}</small> <b translate="no">{result.label}</b>{' '}
            <span translate="no">{result.detail}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Ctrl+K, also while Caps Lock is on. Ctrl+Shift+K belongs to the browser. */
function isShortcut({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey
}

/** Collects the searchable items only while the search is open. */
function useResults(actors: readonly ActorLine[], isOpen: boolean): readonly Result[] {
  const { scenarioAddress } = useRoom().ports
  const machines = useMachines()
  const { scenarios } = useApplication()
  const panels = useDockPanels()
  return useMemo(
    () => (isOpen ? everythingIn({ machines, scenarios, actors, panels, scenarioAddress }) : []),
    [isOpen, machines, scenarios, actors, panels, scenarioAddress],
  )
}
