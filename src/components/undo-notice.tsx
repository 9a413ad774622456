import { Flex, Text } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { undo } from './screen-icons.ts'

type Props = {
  /** Names the removed item. */
  readonly children: string
  readonly label: string
  readonly onUndo: () => void
  readonly ref: Ref<HTMLButtonElement>
}

/** Shown as long as the last removal can be undone. */
export const UndoNotice = ({ children, label, onUndo, ref }: Props) => (
  <Flex
    wrap="wrap"
    align="center"
    justify="space-between"
    rowGap="2"
    columnGap="4"
    mb="4"
    p="2"
    ps="4"
    borderRadius="md"
    bg="bg.info"
  >
    <Text minW="0" overflowWrap="anywhere">
      {children}
    </Text>
    <Button ref={ref} variant="quiet" size="sm" onClick={onUndo}>
      <Icon of={undo} size="1.125rem" />
      {label}
    </Button>
  </Flex>
)
