import { chakra, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react'
import type { Item } from './motion.tsx'
import { useMotion } from './use-motion.ts'

type Props = Omit<HTMLChakraProps<'ul'>, 'children'> & {
  readonly items: readonly Item[]
  readonly itemCss?: SystemStyleObject | undefined
}

/** A list whose items are animated, unless they were rendered before the animation code was loaded. */
export const MovingList = ({ items, itemCss, ...rest }: Props) => {
  const motion = useMotion(items.length === 0)
  return (
    <chakra.ul {...rest}>
      {motion ? (
        <motion.MovingItems items={items} itemCss={itemCss} />
      ) : (
        items.map(({ key, children }) => (
          <chakra.li key={key} css={itemCss}>
            {children}
          </chakra.li>
        ))
      )}
    </chakra.ul>
  )
}
