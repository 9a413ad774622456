import { useId } from 'react'
import { IconButton } from '../../components/icon-button.tsx'
import { sliders } from '../../components/icons.ts'
import { lazyWhenShown, preloadOnIntent } from '../../components/lazy.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import { useMenu } from './use-menu.ts'
import './unfolded.css'

const fetchChoices = async () => (await import('./preference-choices.tsx')).PreferenceChoices
const PreferenceChoices = lazyWhenShown(fetchChoices)
const intent = preloadOnIntent(fetchChoices)

export const PreferencesMenu = () => {
  const words = useTexts(shellTexts).preferences
  const { menu, isOpen, frame, button } = useMenu('menu preferences')
  const panelId = useId()
  return (
    <div className="sc-unfolding" ref={frame}>
      <IconButton
        ref={button}
        icon={sliders}
        label={words.label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => menu.send({ type: 'menu.toggle' })}
        {...intent}
      />
      {isOpen ? (
        <fieldset className="sc-unfolded sc-preferences" id={panelId} aria-label={words.label}>
          <PreferenceChoices button={button} />
        </fieldset>
      ) : null}
    </div>
  )
}
