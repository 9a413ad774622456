import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useRef } from 'react'
import { isMotionWanted } from './motion-wanted.ts'
import type { ItemsProps } from './moving-items.tsx'

type Props = Omit<HTMLChakraProps<'ul'>, 'children'> & ItemsProps

let loaded: typeof import('./moving-items.tsx').MovingItems | undefined

/** Called after the first paint. */
export async function loadMovingItems(): Promise<void> {
  if (isMotionWanted()) loaded ??= (await import('./moving-items.tsx')).MovingItems
}

/**
 * A list whose items fade out and move up. One that was rendered before the code for that was loaded does not move: rendering its
 * items again would replace their buttons under the pointer.
 */
export const MovingList = ({ items, itemCss, ...rest }: Props) => {
  const Moving = useRef(loaded).current
  return (
    <chakra.ul {...rest}>
      {Moving ? (
        <Moving items={items} itemCss={itemCss} />
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
