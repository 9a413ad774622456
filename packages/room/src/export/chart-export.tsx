import { machineJson, mermaidOf, scxmlOf } from '@statecart/chart'
import { svgOf } from '@statecart/chart/react'
import { useRef } from 'react'
import type { MachineInfo } from '../about/about-protocol.ts'
import { exportTexts } from '../i18n/en/see.ts'
import { Button } from '../parts/button.tsx'
import { useRoom, useRoomShown, useWords } from '../room-context.tsx'
import './chart-export.css'

type Props = { readonly machine: MachineInfo }

/**
 * Buttons that download the chart as a picture, as text for documents, and for other tools, and that copy a link to the
 * current view.
 */
export const ChartExport = ({ machine }: Props) => {
  const words = useWords(exportTexts)
  const { ports } = useRoom()
  const { selection, filters } = useRoomShown(({ context }) => context)
  const { chart } = machine
  const parts = useRef<HTMLFieldSetElement>(null)
  const save = (ending: string, type: string, content: string) =>
    ports.files.save(`${machine.name}.${ending}`, new Blob([content], { type }))
  /** Searches the chart in the same document or in the same shadow root. */
  const picture = () => svgOf(machine.name, parts.current?.getRootNode() as ParentNode | undefined)
  const savePicture = async () => {
    const svg = picture()
    if (svg) ports.files.save(`${machine.name}.png`, await ports.picture(svg))
  }
  const formats = [
    ['SVG', () => save('svg', 'image/svg+xml', picture() ?? '')],
    ['PNG', () => void savePicture()],
    ['Mermaid', () => save('mmd', 'text/plain', `${mermaidOf(chart)}\n`)],
    ['SCXML', () => save('scxml', 'application/scxml+xml', scxmlOf(chart))],
    ['JSON', () => save('json', 'application/json', machineJson(chart))],
  ] as const
  return (
    <fieldset ref={parts} className="sc-room-export">
      <legend className="visually-hidden">{words.title}</legend>
      {formats.map(([format, give]) => (
        <Button key={format} size="sm" variant="quiet" aria-label={words.download(format)} onClick={give}>
          {format}
        </Button>
      ))}
      <Button
        size="sm"
        variant="quiet"
        onClick={() =>
          void ports.copy(ports.inspectorUrl.of({ ...selection, machine: machine.name }, filters))
        }
      >
        {words.link}
      </Button>
    </fieldset>
  )
}
