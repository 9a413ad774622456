import type { ComponentProps } from 'react'
import { stopsTexts } from '../../i18n/room/en/stops.ts'
import { wordsOf } from '../../i18n/texts.ts'
import './stops.css'

interface Props {
  readonly language: Parameters<typeof wordsOf>[1]
  readonly onRelease: ComponentProps<'button'>['onClick']
}

/** Stands in the application while it is held: for whoever looks at it, and not at the room. */
export const HeldBanner = ({ language, onRelease }: Props) => {
  const words = wordsOf(stopsTexts, language)
  return (
    <div className="sc-room-held-banner" role="alert">
      <p>{words.banner}</p>
      <button type="button" onClick={onRelease}>
        {words.release}
      </button>
    </div>
  )
}
