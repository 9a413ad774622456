import { useId } from 'react'
import { currencies, isCurrency, ratesAsOf } from '../../../machines/money/money.ts'
import { isLanguage, isTheme, languages, themes } from '../../../machines/preferences/preferences.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { IconButton } from '../../parts/icon-button.tsx'
import { sliders } from '../../parts/icons-interface.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { useShopActor, useShown } from '../../parts/shop-context.tsx'
import { useFormat, useTexts } from '../../parts/use-texts.ts'
import { useMenu } from './use-menu.ts'
import './unfolded.css'

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
      />
      {isOpen ? (
        <fieldset className="sc-unfolded sc-preferences" id={panelId} aria-label={words.label}>
          <Choices />
        </fieldset>
      ) : null}
    </div>
  )
}

const Choices = () => {
  const words = useTexts(shellTexts).preferences
  const preferences = useShopActor('preferences')
  const { date } = useFormat()
  const { language, currency, theme } = useShown('preferences', ({ context }) => context.chosen)
  return (
    <>
      <SelectField
        name="language"
        label={words.language}
        size="sm"
        choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        value={language}
        onChange={(to) => isLanguage(to) && preferences.send({ type: 'preferences.language', language: to })}
      />
      <SelectField
        name="currency"
        label={words.currency}
        hint={currency === 'USD' ? undefined : words.rates(date(new Date(ratesAsOf)))}
        size="sm"
        choices={currencies.map((value) => ({ value, label: value }))}
        value={currency}
        onChange={(to) => isCurrency(to) && preferences.send({ type: 'preferences.currency', currency: to })}
      />
      <SelectField
        name="theme"
        label={words.theme}
        size="sm"
        choices={themes.map((value) => ({ value, label: words.themes[value] }))}
        value={theme}
        onChange={(to) => isTheme(to) && preferences.send({ type: 'preferences.theme', theme: to })}
      />
    </>
  )
}
