import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { updateWith } from '../../../machines/update/update.effects.ts'
import type { updateMachine } from '../../../machines/update/update.machine.ts'
import { Banner } from '../../components/banner.tsx'
import { Button } from '../../components/button.tsx'
import { refresh } from '../../components/icons.ts'
import { Container } from '../../components/page.tsx'
import { useScreen } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { appUpdateTexts } from '../../i18n/en/notices.ts'

const isOffered = (snapshot: SnapshotFrom<typeof updateMachine>) => snapshot.matches('offered')

export const UpdateNotice = () => {
  const words = useTexts(appUpdateTexts)
  const update = useScreen('update', updateWith, undefined)
  if (!useSelector(update, isOffered)) return null
  return (
    <Container className="no-print" pt="3">
      <Banner
        icon={refresh}
        action={
          <Button variant="outline" size="sm" onClick={() => update.send({ type: 'update.apply' })}>
            {words.reload}
          </Button>
        }
        dismissLabel={words.dismiss}
        onDismiss={() => update.send({ type: 'update.dismiss' })}
      >
        {words.update}
      </Banner>
    </Container>
  )
}
