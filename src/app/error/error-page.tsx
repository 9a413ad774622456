import { Center } from '@chakra-ui/react'
import { withBase } from '../../base-path.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Icon } from '../../components/icon.tsx'
import { refresh } from '../../components/icons.ts'
import { lazyWhenShown } from '../../components/lazy.tsx'
import { Page } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useShopActor, useShopSelector } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { errorPageTexts } from '../../i18n/en/shell.ts'

type ErrorReason = 'unknown' | 'crashed' | 'unreachable'

type Props = {
  readonly reason: ErrorReason
  /** Renders the crashed screen again. */
  readonly onRetry?: (() => void) | undefined
  /** The error, for the problem report. */
  readonly problem?: string | undefined
}

const ReportButton = lazyWhenShown(async () => (await import('./report-button.tsx')).ReportButton)

const art = <img src={withBase('/art/lost.svg')} alt="" width="320" height="240" />

export const ErrorPage = ({ reason, onRetry, problem }: Props) => {
  const words = useTexts(errorPageTexts)
  return (
    <Page width="form">
      <PageHead title={words.title} hidden />
      <EmptyState
        // Without a connection, the picture could not be loaded either.
        art={reason === 'unreachable' ? undefined : art}
        title={words.title}
        headingAs="h1"
        action={
          <>
            {reason === 'unknown' ? null : <Retry reason={reason} onRetry={onRetry} />}
            <ButtonLink to="/" variant={reason === 'unknown' ? 'solid' : 'outline'}>
              {words.home}
            </ButtonLink>
            {reason === 'unknown' ? (
              <ButtonLink to="/products" variant="outline">
                {words.products}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        <p>{words[reason]}</p>
      </EmptyState>
      {/* Reserves the height of the button, which is lazy-loaded. */}
      <Center minH="11">
        <ReportButton problem={problem ?? reason} />
      </Center>
    </Page>
  )
}

/** Renders a crashed screen again, or loads the code of a screen again by navigating to the current address. */
const Retry = ({ reason, onRetry }: Props) => {
  const words = useTexts(errorPageTexts)
  const navigation = useShopActor('navigation')
  const isFetching = useShopSelector('navigation', (snapshot) => snapshot.hasTag('busy'))
  const fetchAgain = () => navigation.send({ type: 'navigation.retry' })
  return (
    <Button busy={isFetching} disabled={false} onClick={reason === 'crashed' ? onRetry : fetchAgain}>
      <Icon of={refresh} />
      {words.retry}
    </Button>
  )
}
