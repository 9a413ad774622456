import { Spinner as ChakraSpinner, VisuallyHidden } from '@chakra-ui/react'

type Props = { readonly size?: string | undefined; readonly label?: string | undefined }

/** A spinning arc; hidden from assistive technology unless it has a label. */
export const Spinner = ({ size = '1.15em', label }: Props) => (
  <ChakraSpinner boxSize={size} role={label ? 'status' : undefined}>
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
      <circle cx="12" cy="3" r="2.4" fill="currentColor" stroke="none" />
    </svg>
    {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
  </ChakraSpinner>
)
