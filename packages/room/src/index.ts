/** The public API of @statecart/room for the page: the room itself, and the description of an application. */
export type { Language } from './i18n/texts.ts'
export { openRoom, type RoomOptions } from './open-room.tsx'
export type {
  Answers,
  Coverage,
  Fault,
  FaultContext,
  Later,
  Opened,
  Registry,
  ReplaySupport,
  RoomMachine,
  Scenario,
} from './registry.ts'
