import { createContext, type ReactNode, useContext } from 'react'
import type { RoomLink } from '../protocol.ts'
import { useLink, useLook } from '../room-context.tsx'

const nothing: ReadonlySet<string> = new Set()
const StopsContext = createContext(nothing)

/** The ids of the stops that are set. */
export function useStops(): ReadonlySet<string> {
  return useContext(StopsContext)
}

/** Looks once for all who show whether a stop is set. */
export const StopsAround = ({ children }: { readonly children: ReactNode }) => {
  const link = useLink()
  return link ? <Looking link={link}>{children}</Looking> : children
}

const Looking = ({ link, children }: { readonly link: RoomLink; readonly children: ReactNode }) => {
  const view = useLook(link, 'stops.view')
  return <StopsContext value={new Set(view?.stops.map(({ id }) => id))}>{children}</StopsContext>
}
