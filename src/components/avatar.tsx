import { chakra, Image } from '@chakra-ui/react'
import type { SnapshotFrom } from 'xstate'
import { isSafeImage } from '../../machines/domain/safe-image.ts'
import type { sessionMachine } from '../../machines/session/session.machine.ts'
import { useShopSelector } from './shop-context.tsx'
import { pageOrigin } from './site-origin.ts'

const addressOf = ({ context }: SnapshotFrom<typeof sessionMachine>) => context.avatar

/**
 * The signed-in user's picture over the initials, which stay visible without a picture or if it cannot be loaded. Chakra's
 * Avatar does the same with a separate machine (8 kB).
 */
export const Avatar = ({ name }: { readonly name: string }) => {
  const address = useShopSelector('session', addressOf)
  return (
    <chakra.span
      className="sc-avatar"
      aria-hidden="true"
      position="relative"
      display="grid"
      flexShrink="0"
      placeContent="center"
      boxSize="12"
      overflow="hidden"
      borderRadius="full"
      bg="bg.inverse"
      color="fg.onInverse"
      fontWeight="bold"
    >
      {initialsOf(name)}
      {address && isSafeImage(address, pageOrigin()) ? (
        <Image
          position="absolute"
          inset="0"
          boxSize="full"
          objectFit="cover"
          css={{ '&[hidden]': { display: 'none' } }}
          key={address}
          src={address}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
        />
      ) : null}
    </chakra.span>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
