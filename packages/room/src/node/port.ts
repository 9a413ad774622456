/** The port at which Node applications expect the relay. */
export const defaultPort = 4567

const highestPort = 65_535

/** The port of `statecart-room`: the given one, or that of the variable STATECART_ROOM_PORT. Undefined if that is not a port. */
export function portOf(given?: string): number | undefined {
  const port = Number(given ?? (process.env.STATECART_ROOM_PORT || defaultPort))
  return Number.isInteger(port) && port > 0 && port <= highestPort ? port : undefined
}
