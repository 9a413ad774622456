import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { imagePreviewMachine } from '../../machines/image-preview/image-preview.machine.ts'
import { imagePreviewTexts } from '../i18n/en/forms.ts'
import { useForm } from './form.tsx'
import { Icon } from './icon.tsx'
import { alert, image as imageShape } from './icons.ts'
import './image-preview.css'
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
  return (
    <div className="sc-preview" data-shape={shape} data-state={state}>
      <Note state={state} />
      {address ? (
        <img
          key={address}
          src={address}
          alt={state === 'valid' ? words.picture : ''}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => preview.send({ type: 'image.loaded', address })}
          onError={() => preview.send({ type: 'image.failed', address })}
        />
      ) : null}
      {state === 'valid' ? (
        <button
          type="button"
          className="sc-preview-change"
          onClick={() => document.getElementById(idOf(field))?.focus()}
        >
          <span>{words.change}</span>
        </button>
      ) : null}
    </div>
  )
}

const Note = ({ state }: { state: ReturnType<typeof stateOf> }) => {
  const words = useTexts(imagePreviewTexts)
  if (state === 'waiting') return <Spinner size="1.75rem" label={words.loading} />
  if (state === 'valid') return null
  return (
    <span className="sc-preview-note">
      <Icon of={state === 'invalid' ? alert : imageShape} size="1.75rem" />
      {words[state]}
    </span>
  )
}
