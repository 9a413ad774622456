import { chakra, Grid, Text } from '@chakra-ui/react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { openWhileMounted } from './modal-frame.tsx'
import { Spinner } from './spinner.tsx'

type Props = { readonly label: string }

/** Covers the page for pointers; the keyboard can still use it. */
export const LoadingOverlay = ({ label }: Props) => (
  <Grid className="sc-overlay" position="fixed" inset="0" zIndex="skip" placeContent="center" bg="bg.overlay">
    <Grid
      role="status"
      gap="4"
      justifyItems="center"
      minWidth="12rem"
      p="8"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="xl"
      bg="bg.surface"
      boxShadow="lg"
      color="accent"
    >
      <Spinner size="2.75rem" />
      <Text color="fg.default" fontWeight="medium">
        {label}
      </Text>
    </Grid>
  </Grid>
)

const stayOpen = (event: SyntheticEvent) => event.preventDefault()

/** Browsers close a dialog at the second Escape even where the event `cancel` is prevented. */
const ignoreEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault()
}

/** The overlay of an operation that must not be interrupted: a modal dialog, so that the page is inert for the keyboard too. */
export const ModalLoadingOverlay = ({ label }: Props) => (
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
