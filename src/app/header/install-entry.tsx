import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import type { SnapshotFrom } from 'xstate'
import { installWith } from '../../../machines/install/install.effects.ts'
import type { installMachine } from '../../../machines/install/install.machine.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { download } from '../../components/screen-icons.ts'
import { useScreen } from '../../components/shop-context.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useTexts } from '../../components/use-texts.ts'
import { appUpdateTexts } from '../../i18n/en/notices.ts'

const isOffered = (snapshot: SnapshotFrom<typeof installMachine>) => snapshot.hasTag('offered')

type Props = { readonly button: RefObject<HTMLButtonElement | null> }

/** Shown only if the browser offers installation. Afterwards the focus returns to the button that opened the menu. */
export const InstallEntry = ({ button }: Props) => {
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
