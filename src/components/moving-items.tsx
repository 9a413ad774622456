import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { AnimatePresence, m } from 'framer-motion'
import type { ReactNode } from 'react'
import { Motion, useLeaving } from './motion.tsx'

export type ItemsProps = {
  readonly items: readonly { readonly key: number; readonly children: ReactNode }[]
  readonly itemCss?: SystemStyleObject | undefined
}

const MovingItem = chakra(m.li)

const Row = ({ itemCss, children }: Pick<ItemsProps, 'itemCss'> & { readonly children: ReactNode }) => (
  <MovingItem css={itemCss} layout="position" exit={{ opacity: 0 }} {...useLeaving()}>
    {children}
  </MovingItem>
)

/** An item that leaves makes room at once, and the others move to their new places. */
export const MovingItems = ({ items, itemCss }: ItemsProps) => (
  <Motion>
    <AnimatePresence initial={false} mode="popLayout">
      {items.map(({ key, children }) => (
        <Row key={key} itemCss={itemCss}>
          {children}
        </Row>
      ))}
    </AnimatePresence>
  </Motion>
)
