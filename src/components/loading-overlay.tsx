import { Grid, Text } from '@chakra-ui/react'
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
