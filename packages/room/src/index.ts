/** The public API of @statecart/room for an application: the connection to its rooms and its description. */
export {
  type ApplicationRoom,
  openRoom,
  type PanelOptions,
  type RoomOptions,
} from './application/open-room.ts'
export type { Channel, Message } from './link/messages.ts'
export type {
  Answers,
  Coverage,
  Fault,
  FaultContext,
  Later,
  MachineGroup,
  Opened,
  Registry,
  ReplaySupport,
  RoomMachine,
  RoomModel,
  Scenario,
} from './registry.ts'
