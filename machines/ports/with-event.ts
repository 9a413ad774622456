/** A named action or guard whose parameters are the event itself: `actions: withEvent('add')`. */
export function withEvent<const Type extends string, Event>(
  type: Type,
): { type: Type; params: (args: { event: Event }) => Event } {
  return { type, params: ({ event }) => event }
}
