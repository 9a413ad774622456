import type { ChartLayout } from '@statecart/chart'
import { useMemo } from 'react'
import type { MachineInfo } from '../about/about-protocol.ts'
import { galleryTexts } from '../i18n/en/room.ts'
import { foldedAtFirst, useLayouts } from '../layouts/use-layouts.ts'
import { useWords } from '../room-context.tsx'
import { SelectionLink } from '../selection-link.tsx'
import { Purpose } from './machine-head.tsx'
import { Thumbnail } from './thumbnail.tsx'

const wide = 2

interface Props {
  readonly machine: MachineInfo
  /** The paths of the active states. Undefined while no actor runs the machine. */
  readonly states: readonly string[] | undefined
}

/** A link to a machine, with its states if the machine is running. */
export const MachineCard = ({ machine, states }: Props) => {
  const words = useWords(galleryTexts)
  const { chart } = machine
  const closed = useMemo(() => foldedAtFirst(machine), [machine])
  const layout = nearest(useLayouts(machine, closed) ?? [])
  const active = chart.states.filter(({ path }) => states?.includes(path)).map(({ id }) => id)
  return (
    <SelectionLink
      className="sc-room-machine"
      selection={{ machine: machine.name }}
      data-running={states ? true : undefined}
    >
      <strong translate="no">{machine.title}</strong>
      {layout ? <Thumbnail layout={layout} active={active} /> : null}
      <code>{states?.filter((state) => state !== '').join(' · ')}</code>
      <span className="sc-room-machine-purpose">
        <Purpose machine={machine} />
      </span>
      <small>{words.size(chart.states.length, chart.transitions.length)}</small>
    </SelectionLink>
  )
}

/** Returns the layout whose proportions are closest to those of the thumbnail. */
function nearest(layouts: readonly ChartLayout[]): ChartLayout | undefined {
  const distance = ({ width, height }: ChartLayout) => Math.abs(Math.log(width / height / wide))
  return layouts.toSorted((one, other) => distance(one) - distance(other))[0]
}
