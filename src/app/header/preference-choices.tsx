import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import type { SnapshotFrom } from 'xstate'
import { currencies, isCurrency, ratesAsOf } from '../../../machines/domain/money.ts'
import { isLanguage, isTheme, languages, themes } from '../../../machines/domain/preferences.ts'
import { installWith } from '../../../machines/install/install.effects.ts'
import type { installMachine } from '../../../machines/install/install.machine.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { download } from '../../components/screen-icons.ts'
import { SelectField } from '../../components/select-field.tsx'
import { useScreen, useShopActor, useShopSelector } from '../../components/shop-context.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { appUpdateTexts } from '../../i18n/en/notices.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import { locales } from '../../i18n/locales.ts'

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
        onChange={(value) =>
          isLanguage(value) && preferences.send({ type: 'preferences.language', language: value })
        }
      />
      <SelectField
        name="currency"
        label={words.currency}
        hint={currency === 'USD' ? undefined : words.rates(date(new Date(ratesAsOf)))}
        size="sm"
        choices={currencies.map((value) => ({ value, label: value }))}
        value={currency}
        onChange={(value) =>
          isCurrency(value) && preferences.send({ type: 'preferences.currency', currency: value })
        }
      />
      <SelectField
        name="theme"
        label={words.theme}
        size="sm"
        choices={themes.map((value) => ({ value, label: words.themes[value] }))}
        value={theme}
        onChange={(value) => isTheme(value) && preferences.send({ type: 'preferences.theme', theme: value })}
      />
      <InstallEntry button={button} />
    </>
  )
}

const isOffered = (snapshot: SnapshotFrom<typeof installMachine>) => snapshot.hasTag('offered')

/** Shown only if the browser offers installation. Afterwards the focus returns to the button that opened the menu. */
const InstallEntry = ({ button }: Props) => {
  const words = useTexts(appUpdateTexts)
  const install = useScreen('install', installWith, undefined)
  const offered = useSelector(install, isOffered)
  useFocusFallback(button, Number(offered))
  if (!offered) return null
  return (
    <Button variant="outline" size="sm" onClick={() => install.send({ type: 'install.ask' })}>
      <Icon of={download} size="1.125rem" />
      {words.install}
    </Button>
  )
}
