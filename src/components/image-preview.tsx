import { chakra, Grid, Image } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { imagePreviewMachine } from '../../machines/image-preview/image-preview.machine.ts'
import { imagePreviewTexts } from '../i18n/en/forms.ts'
import { mediumPage } from '../theme/tokens.ts'
import { useForm } from './form.tsx'
import { Icon } from './icon.tsx'
import { alert } from './icons.ts'
import { image as imageShape } from './screen-icons.ts'
import { Spinner } from './spinner.tsx'
import { useTexts } from './use-texts.ts'

export type PreviewRef = ActorRefFrom<typeof imagePreviewMachine>
type Snapshot = SnapshotFrom<typeof imagePreviewMachine>

const addressOf = (snapshot: Snapshot) => (snapshot.hasTag('shown') ? snapshot.context.address : '')
const stateOf = (snapshot: Snapshot) => {
  if (snapshot.hasTag('waiting')) return 'waiting'
  if (snapshot.hasTag('invalid')) return 'invalid'
  return snapshot.matches('valid') ? 'valid' : 'empty'
}
export const isInvalid = (snapshot: Snapshot) => snapshot.hasTag('invalid')

type Props = {
  readonly preview: PreviewRef
  /** The field that holds the address. */
  readonly field: string
  readonly shape?: 'square' | 'round'
}

/** A preview of the image at the address in a field. */
export const ImagePreview = ({ preview, field, shape = 'square' }: Props) => {
  const words = useTexts(imagePreviewTexts)
  const { idOf } = useForm()
  const address = useSelector(preview, addressOf)
  const state = useSelector(preview, stateOf)
  const isRound = shape === 'round'
  return (
    <Grid
      className="group"
      position="relative"
      placeItems="center"
      width={isRound ? '7.5rem' : 'full'}
      maxWidth={isRound ? undefined : '20rem'}
      aspectRatio="1"
      overflow="hidden"
      borderWidth="1.5px"
      borderStyle={state === 'valid' ? 'solid' : 'dashed'}
      borderColor={borders[state]}
      borderRadius={isRound ? 'full' : 'lg'}
      bg="bg.sunken"
      color={state === 'invalid' ? 'negative' : 'fg.muted'}
      fontSize={isRound ? 'xs' : 'sm'}
      textAlign="center"
      css={{ [mediumPage]: { maxWidth: 'none' } }}
    >
      <Note state={state} />
      {address ? (
        <Image
          key={address}
          src={address}
          alt={state === 'valid' ? words.picture : ''}
          position="absolute"
          inset="0"
          boxSize="full"
          objectFit="cover"
          opacity={state === 'valid' ? undefined : '0'}
          transitionProperty="opacity"
          transitionDuration="moderate"
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => preview.send({ type: 'image.loaded', address })}
          onError={() => preview.send({ type: 'image.failed', address })}
        />
      ) : null}
      {state === 'valid' ? (
        <Change
          type="button"
          padding={isRound ? '0' : '2'}
          _focusVisible={{ outlineOffset: '-5px' }}
          onClick={() => document.getElementById(idOf(field))?.focus()}
        >
          <chakra.span px="2.5" py="1" borderRadius="full" bg="bg.raised" color="fg.default">
            {words.change}
          </chakra.span>
        </Change>
      ) : null}
    </Grid>
  )
}

const borders = {
  empty: 'border.strong',
  waiting: 'border.strong',
  invalid: 'negative',
  valid: 'border.default',
}

/** Covers the picture on hover or keyboard focus. On devices without hover it is a bar along the lower edge. */
const Change = chakra('button', {
  base: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    inset: 'auto 0 0',
    bg: 'bg.overlay',
    fontWeight: 'semibold',
    '@media (hover: hover)': {
      inset: '0',
      borderRadius: 'inherit',
      opacity: '0',
      transitionProperty: 'opacity',
      transitionDuration: 'fast',
      '.group:hover &': { opacity: '1' },
      '&:focus-visible': { opacity: '1' },
    },
  },
})

const Note = ({ state }: { state: ReturnType<typeof stateOf> }) => {
  const words = useTexts(imagePreviewTexts)
  if (state === 'waiting') return <Spinner size="1.75rem" label={words.loading} />
  if (state === 'valid') return null
  return (
    <Grid as="span" gap="1.5" justifyItems="center" p="3" lineHeight="snug">
      <Icon of={state === 'invalid' ? alert : imageShape} size="1.75rem" />
      {words[state]}
    </Grid>
  )
}
