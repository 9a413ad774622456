import type { ActorRefFrom } from 'xstate'
import { chartTexts } from '../i18n/en/see.ts'
import type { viewMachine } from '../machines/view.machine.ts'
import { Button, IconButton } from '../parts/button.tsx'
import { minus, plus } from '../parts/icons.ts'
import { useWords } from '../room-context.tsx'

type Props = { readonly view: ActorRefFrom<typeof viewMachine>; readonly scale: number }

export const ZoomButtons = ({ view, scale }: Props) => {
  const words = useWords(chartTexts)
  return (
    <div className="sc-room-zoom">
      <IconButton
        size="sm"
        variant="quiet"
        icon={minus}
        label={words.smaller}
        onClick={() => view.send({ type: 'view.zoom', factor: 0.8 })}
      />
      <Button size="sm" variant="quiet" onClick={() => view.send({ type: 'view.fit' })}>
        {words.fit} <span aria-hidden="true">{Math.round(scale * 100)} %</span>
      </Button>
      <IconButton
        size="sm"
        variant="quiet"
        icon={plus}
        label={words.larger}
        onClick={() => view.send({ type: 'view.zoom', factor: 1.25 })}
      />
    </div>
  )
}
