import { createContext, type ReactNode, useContext } from 'react'
import type { RoomLink } from '../protocol.ts'
import { useLink, useQuery } from '../room-context.tsx'

const nothing: ReadonlySet<string> = new Set()
const BreakpointsContext = createContext(nothing)

/** The ids of the breakpoints that are set. */
export function useBreakpoints(): ReadonlySet<string> {
  return useContext(BreakpointsContext)
}

/** Subscribes once to the breakpoints for all components below. */
export const BreakpointsProvider = ({ children }: { readonly children: ReactNode }) => {
  const link = useLink()
  return link ? <Subscribed link={link}>{children}</Subscribed> : children
}

const Subscribed = ({ link, children }: { readonly link: RoomLink; readonly children: ReactNode }) => {
  const view = useQuery(link, 'breakpoints.view')
  return (
    <BreakpointsContext.Provider value={new Set(view?.breakpoints.map(({ id }) => id))}>
      {children}
    </BreakpointsContext.Provider>
  )
}
