import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { LoadingOverlay } from './loading-overlay.tsx'
import { openWhileMounted } from './modal-frame.tsx'

const stayOpen = (event: SyntheticEvent) => event.preventDefault()

/** Browsers close a dialog on the second Escape even if the `cancel` event is prevented. */
const ignoreEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault()
}

/** The overlay of an operation that must not be interrupted: a modal dialog, so that the page is inert for the keyboard too. */
export const ModalLoadingOverlay = ({ label }: { readonly label: string }) => (
  <chakra.dialog
    ref={openWhileMounted}
    aria-label={label}
    width="100vw"
    height="100vh"
    maxWidth="none"
    maxHeight="none"
    p="0"
    borderWidth="0"
    outline="none"
    bg="transparent"
    onCancel={stayOpen}
    onKeyDown={ignoreEscape}
  >
    <LoadingOverlay label={label} />
  </chakra.dialog>
)
