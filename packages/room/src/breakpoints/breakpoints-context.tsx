import { createContext, type ReactNode, useContext } from 'react'
import type { RoomLink } from '../protocol.ts'
import { useLink, useQuery } from '../room-context.tsx'

const BreakpointsContext = createContext<ReadonlySet<string> | undefined>(undefined)

/** The ids of the breakpoints that are set; undefined where none can be set. */
export function useBreakpoints(): ReadonlySet<string> | undefined {
  return useContext(BreakpointsContext)
}

/** Subscribes once to the breakpoints for all components below. */
export const BreakpointsProvider = ({ children }: { readonly children: ReactNode }) => {
  const link = useLink()
  return link ? <Subscribed link={link}>{children}</Subscribed> : children
}

const Subscribed = ({ link, children }: { readonly link: RoomLink; readonly children: ReactNode }) => {
  const view = useQuery(link, 'breakpoints.view')
  const ids = view?.canBreak === false ? undefined : new Set(view?.breakpoints.map(({ id }) => id))
  return <BreakpointsContext.Provider value={ids}>{children}</BreakpointsContext.Provider>
}
