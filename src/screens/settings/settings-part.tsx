import { chakra, Flex, type FlexProps, SimpleGrid, type SimpleGridProps, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Heading } from '../../components/page.tsx'

type Props = {
  readonly title: string
  readonly lead?: string
  readonly as?: 'h3'
  readonly children: ReactNode
}

const padding = 'clamp(1rem, 0.6rem + 1.6vw, 1.75rem)'
const panel = { borderWidth: '1px', borderColor: 'border.default', borderRadius: 'lg', bg: 'bg.surface' }

/**
 * A section of the settings. Sections that are saved with Save Changes share one panel; a section that is saved separately is a
 * panel with an h3.
 */
export const SettingsPart = ({ title, lead, as, children }: Props) => {
  const id = useId()
  return (
    <chakra.section
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      padding={padding}
      aria-labelledby={id}
      {...(as && panel)}
    >
      <chakra.header display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
        <Heading {...(as && { as })} size="h3" id={id}>
          {title}
        </Heading>
        {lead ? <Text textStyle="note">{lead}</Text> : null}
      </chakra.header>
      {children}
    </chakra.section>
  )
}

/** The style of the form whose sections are saved together: one panel. */
export const partsInOne = {
  ...panel,
  gap: '0',
  css: {
    '& > * + :is(section, footer)': { borderBlockStartWidth: '1px', borderColor: 'border.default' },
    '& > [role=alert]': { m: '4' },
  },
}

export const PartsFoot = (props: FlexProps) => <SettingsActions as="footer" padding={padding} {...props} />

export const SettingsActions = (props: FlexProps) => (
  <Flex wrap="wrap" gap="3" alignItems="center" {...props} />
)

/** Fields in two columns; one column on a phone. */
export const SettingsFields = (props: SimpleGridProps) => (
  <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" {...props} />
)
