import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: To
  /** State for the next screen. */
  readonly state?: unknown
}

/** An unstyled link inside the shop; only a plain click is handled by the shop, all others by the browser. */
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
