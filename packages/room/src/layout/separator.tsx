import { useSelector } from '@xstate/react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import { layoutTexts } from '../i18n/en/layout.ts'
import type { panelMachine } from '../machines/panel.machine.ts'
import { usePanels, useWords } from '../room-context.tsx'
import type { Panels } from './panels.ts'

const step = 24

/** The arrow keys that resize a panel. A panel grows toward the chart. */
const byKey = {
  inspector: { ArrowLeft: step, ArrowRight: -step },
  timeline: { ArrowUp: step, ArrowDown: -step },
} as const satisfies Record<keyof Panels, Record<string, number>>

const contextOf = ({ context }: SnapshotFrom<typeof panelMachine>) => context

/**
 * The line between the chart and a panel. It can be dragged with the pointer and moved with the arrow keys; Enter hides the
 * panel.
 */
export const Separator = ({ name }: { readonly name: keyof Panels }) => {
  const words = useWords(layoutTexts)
  const panel = usePanels()[name]
  const { size, least, most, isCollapsed } = useSelector(panel, contextOf)
  const isAcross = name === 'timeline'
  const placeOf = ({ clientX, clientY }: PointerEvent) => (isAcross ? clientY : clientX)
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const moves: Readonly<Record<string, number>> = { ...byKey[name], Home: least - most, End: most - least }
    const by = moves[event.key]
    if (event.key === 'Enter') panel.send({ type: 'panel.toggle' })
    else if (by !== undefined) panel.send({ type: 'panel.resized', by })
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a window splitter can be moved, which a rule cannot
    <div
      className="sc-room-separator"
      role="separator"
      data-panel={name}
      tabIndex={0}
      aria-label={words.resize[name]}
      aria-orientation={isAcross ? 'horizontal' : 'vertical'}
      aria-controls={`room-${name}`}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={isCollapsed ? 0 : Math.round(size)}
      onKeyDown={pressed}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        panel.send({ type: 'panel.grabbed', at: placeOf(event) })
      }}
      onPointerMove={(event) => panel.send({ type: 'panel.dragged', at: placeOf(event) })}
      onPointerUp={() => panel.send({ type: 'panel.dropped' })}
      onPointerCancel={() => panel.send({ type: 'panel.dropped' })}
    />
  )
}
