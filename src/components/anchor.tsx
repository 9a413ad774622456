import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: To
  /** What the next screen is told. */
  readonly state?: unknown
}

/** A link inside the shop without a look: the browser's own, but for the plain click. */
export const Anchor = ({ to, state, onClick, ...rest }: Props) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
