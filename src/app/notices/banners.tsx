import { Banner } from '../../components/banner.tsx'
import { Button } from '../../components/button.tsx'
import { offline } from '../../components/icons.ts'
import { Container } from '../../components/page.tsx'
import { useShopActor, useShopSelector } from '../../components/shop-context.tsx'
import { useMotion } from '../../components/use-motion.ts'
import { useTexts } from '../../components/use-texts.ts'
import { shellTexts } from '../../i18n/en/shell.ts'

/** Shows lasting problems: storage is not persistent, a change was refused, or the browser is offline. */
export const Banners = () => {
  const isNotPersistent = useShopSelector(
    'storage',
    (snapshot) => snapshot.hasTag('notPersistent') && !snapshot.matches({ place: { memory: 'dismissed' } }),
  )
  const isCartRefused = useShopSelector('cart', ({ context }) => context.refused.length > 0)
  const isWishlistRefused = useShopSelector('wishlist', ({ context }) => context.refused.length > 0)
  const isOffline = useShopSelector('connection', (snapshot) => snapshot.matches({ offline: 'shown' }))
  const isRefused = isCartRefused || isWishlistRefused
  const items = [
    ...(isNotPersistent ? [{ key: 'notPersistent', children: <NotPersistent /> }] : []),
    ...(isRefused ? [{ key: 'refused', children: <Refused /> }] : []),
    ...(isOffline ? [{ key: 'offline', children: <Offline /> }] : []),
  ]
  const motion = useMotion(items.length === 0)
  return (
    <Container className="no-print" css={{ '& > *': { pt: '2' }, '& > :first-of-type': { pt: '3' } }}>
      {motion ? (
        <motion.FadingItems items={items} />
      ) : (
        items.map(({ key, children }) => <div key={key}>{children}</div>)
      )}
    </Container>
  )
}

const NotPersistent = () => {
  const words = useTexts(shellTexts).banners
  const storage = useShopActor('storage')
  const why = useShopSelector('storage', ({ context }) => context.why)
  return (
    <Banner
      tone="warning"
      action={<TryAgain onClick={() => storage.send({ type: 'storage.reopen' })} />}
      dismissLabel={words.dismiss}
      onDismiss={() => storage.send({ type: 'storage.dismiss' })}
    >
      {why === 'newer' ? words.newer : words.notPersistent}
    </Banner>
  )
}

/** The retry is sent to both actors; an actor without refused changes ignores it. */
const Refused = () => {
  const words = useTexts(shellTexts).banners
  const cart = useShopActor('cart')
  const wishlist = useShopActor('wishlist')
  const retry = () => {
    cart.send({ type: 'write.retry' })
    wishlist.send({ type: 'write.retry' })
  }
  return (
    <Banner tone="negative" action={<TryAgain onClick={retry} />}>
      {words.refused}
    </Banner>
  )
}

const Offline = () => {
  const words = useTexts(shellTexts).banners
  const connection = useShopActor('connection')
  return (
    <Banner
      icon={offline}
      dismissLabel={words.dismiss}
      onDismiss={() => connection.send({ type: 'connection.dismiss' })}
    >
      {words.offline}
    </Banner>
  )
}

const TryAgain = ({ onClick }: { readonly onClick: () => void }) => (
  <Button variant="outline" size="sm" color="inherit" borderColor="currentcolor" onClick={onClick}>
    {useTexts(shellTexts).banners.tryAgain}
  </Button>
)
