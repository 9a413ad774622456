import type { ActorRefFrom } from 'xstate'
import { chartTexts } from '../i18n/en/see.ts'
import type { viewMachine } from '../machines/view.machine.ts'
import { Button, IconButton } from '../parts/button.tsx'
import { minus, plus } from '../parts/icons.ts'
import { useWords } from '../room-context.tsx'

interface Props {
  readonly view: ActorRefFrom<typeof viewMachine>
  readonly scale: number
  readonly isFollowing: boolean
  readonly isWhole: boolean
}

/** Buttons that zoom, show the whole chart, and make the chart follow the active states. */
export const ChartTools = ({ view, scale, isFollowing, isWhole }: Props) => {
  const words = useWords(chartTexts)
  return (
    <div className="sc-room-zoom">
      <Button
        size="sm"
        variant="quiet"
        aria-pressed={isFollowing}
        onClick={() => view.send(isFollowing ? { type: 'view.stay' } : { type: 'view.follow' })}
      >
        {words.follow}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-pressed={isWhole}
        onClick={() => view.send({ type: 'view.fit' })}
      >
        {words.fit}
      </Button>
      <IconButton
        size="sm"
        variant="quiet"
        icon={minus}
        label={words.smaller}
        onClick={() => view.send({ type: 'view.zoom', factor: 0.8 })}
      />
      <span className="sc-room-scale" aria-hidden="true">
        {Math.round(scale * 100)} %
      </span>
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
