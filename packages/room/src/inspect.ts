/** The public API of @statecart/room for inspecting an application, loaded when a room connects to it: its events and states, recordings and reports. */
export { files } from './browser/files.ts'
export { type Host, openHost } from './host/host.ts'
export type { Tagged } from './record/coded.ts'
export type { Recording } from './record/recording.ts'
export { replayWhole } from './record/replay.ts'
export type { Subject } from './registry.ts'
export { reportFile } from './report/report.ts'
