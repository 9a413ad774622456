import { createRoot } from 'react-dom/client'
import { breakpointsTexts } from '../i18n/en/breakpoints.ts'
import { loadLanguage } from '../i18n/languages.ts'
import { type Language, spoken, wordsOf } from '../i18n/texts.ts'
import './breakpoints.css'

interface Props {
  readonly language: Language
  readonly onRelease: () => void
}

/** The banner in the application while its events are paused. */
const HeldBanner = ({ language, onRelease }: Props) => {
  const words = wordsOf(breakpointsTexts, language)
  return (
    <div className="sc-room-held-banner" role="alert">
      <p>{words.banner}</p>
      <button type="button" onClick={onRelease}>
        {words.release}
      </button>
    </div>
  )
}

/** Adds the banner to the page; returns a function that removes it. */
export async function renderHeldBanner(asked: string, onRelease: () => void): Promise<() => void> {
  const language = spoken(asked)
  await loadLanguage(language)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(<HeldBanner language={language} onRelease={onRelease} />)
  return () => {
    root.unmount()
    place.remove()
  }
}
