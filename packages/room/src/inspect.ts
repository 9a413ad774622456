/**
 * The public API of @statecart/room for inspecting an application: its events and states, recordings and reports. It is
 * lazy-loaded when a room connects to the application.
 */
export { files } from './browser/files.ts'
export { type Host, openHost } from './host/host.ts'
export type { Tagged } from './record/coded.ts'
export type { Recording } from './record/recording.ts'
export { replayWhole } from './record/replay.ts'
export type { Subject } from './registry.ts'
export { reportFile } from './report/report.ts'
