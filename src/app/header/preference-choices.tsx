import type { RefObject } from 'react'
import { currencies, isCurrency, ratesAsOf } from '../../../machines/domain/money.ts'
import { isLanguage, isTheme, languages, themes } from '../../../machines/domain/preferences.ts'
import { SelectField } from '../../components/select-field.tsx'
import { useShopActor, useShopSelector } from '../../components/shop-context.tsx'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import { locales } from '../../i18n/locales.ts'
import { InstallEntry } from './install-entry.tsx'

type Props = { readonly button: RefObject<HTMLButtonElement | null> }

export const PreferenceChoices = ({ button }: Props) => {
  const words = useTexts(shellTexts).preferences
  const preferences = useShopActor('preferences')
  const { date } = useFormat()
  const { language, currency, theme } = useShopSelector('preferences', ({ context }) => context.chosen)
  return (
    <>
      <SelectField
        name="language"
        label={words.language}
        size="sm"
        choices={languages.map((value) => ({ value, label: locales[value].name, lang: value }))}
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
      <InstallEntry button={button} />
    </>
  )
}
