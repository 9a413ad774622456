import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { layoutTexts } from '../i18n/en/layout.ts'
import type { panelMachine } from '../machines/panel.machine.ts'
import { IconButton } from '../parts/button.tsx'
import { panelBelow, panelRight } from '../parts/icons.ts'
import { useLink, usePanels, useWords } from '../room-context.tsx'
import type { Panels } from './panels.ts'

export const isPanelOpen = (snapshot: SnapshotFrom<typeof panelMachine>) => snapshot.matches('open')

/** Shows and hides the panels around the chart. */
export const PanelToggles = ({ isMachine }: { readonly isMachine: boolean }) => (
  <span className="sc-room-toggles">
    {useLink() ? <PanelToggle name="timeline" icon={panelBelow} /> : null}
    {isMachine ? <PanelToggle name="inspector" icon={panelRight} /> : null}
  </span>
)

const PanelToggle = ({ name, icon }: { readonly name: keyof Panels; readonly icon: string }) => {
  const words = useWords(layoutTexts)
  const panel = usePanels()[name]
  const isOpen = useSelector(panel, isPanelOpen)
  return (
    <IconButton
      size="sm"
      icon={icon}
      label={words.panels[name]}
      aria-expanded={isOpen}
      aria-controls={`room-${name}`}
      onClick={() => panel.send({ type: 'panel.toggle' })}
    />
  )
}
