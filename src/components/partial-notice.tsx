import { Box } from '@chakra-ui/react'
import type { SnapshotFrom } from 'xstate'
import type { catalogueMachine } from '../../machines/catalogue/catalogue.machine.ts'
import { isPartial } from '../../machines/domain/catalogue.ts'
import { shellTexts } from '../i18n/en/shell.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { useShopActor, useShopSelector } from './shop-context.tsx'
import { Spinner } from './spinner.tsx'
import { useTexts } from './use-texts.ts'

const isRetrying = (snapshot: SnapshotFrom<typeof catalogueMachine>) => snapshot.hasTag('retrying')

/** A notice above a list of products that lacks the products of a source. */
export const PartialNotice = () => {
  const words = useTexts(shellTexts).banners
  const catalogue = useShopActor('catalogue')
  const retrying = useShopSelector('catalogue', isRetrying)
  if (!useShopSelector('catalogue', isPartial)) return null
  return (
    <Box mb="4">
      <Banner
        tone="warning"
        action={
          <>
            {retrying ? <Spinner /> : null}
            <Button
              variant="outline"
              size="sm"
              color="inherit"
              borderColor="currentcolor"
              onClick={() => catalogue.send({ type: 'catalogue.retry' })}
            >
              {words.retry}
            </Button>
          </>
        }
      >
        {words.partial}
      </Banner>
    </Box>
  )
}
