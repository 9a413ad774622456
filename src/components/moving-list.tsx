import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react'
import { isMotionWanted } from './motion-wanted.ts'
import type { ItemsProps } from './moving-items.tsx'

type Props = Omit<HTMLChakraProps<'ul'>, 'children'> & ItemsProps

type Items = typeof import('./moving-items.tsx').MovingItems

let loaded: Items | undefined

async function load(): Promise<void> {
  if (isMotionWanted()) loaded ??= (await import('./moving-items.tsx')).MovingItems
}

const isInUse = (list: HTMLElement | null) => list?.matches(':hover, :focus-within') ?? false
const nothing = () => undefined

/** A list whose items fade out and move up. They stand still until the code for that is loaded, after the first paint. */
export const MovingList = ({ items, itemCss, ...rest }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const Moving = useMovingItems(list)
  return (
    <chakra.ul ref={list} {...rest}>
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

/** Undefined at first. The items are rendered anew by the other component, so that waits until the list is neither pointed at nor focused. */
function useMovingItems(list: RefObject<HTMLElement | null>): Items | undefined {
  const chosen = useRef(loaded)
  const subscribe = useCallback(
    (changed: () => void) => {
      if (chosen.current) return nothing
      const mounted = new AbortController()
      const { signal } = mounted
      const choose = () => {
        if (!loaded || signal.aborted || isInUse(list.current)) return
        chosen.current = loaded
        changed()
      }
      list.current?.addEventListener('pointerleave', choose, { signal })
      list.current?.addEventListener('focusout', choose, { signal })
      load().then(choose, nothing)
      return () => mounted.abort()
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => chosen.current, nothing)
}
