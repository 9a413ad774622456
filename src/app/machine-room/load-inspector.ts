import { withBase } from '../../base-path.ts'

/** The machine room is a separate build, so that the shop's bundle is the same with it and without it. */
const address = withBase(import.meta.env.DEV ? '/src/app/compose-room-inspector.ts' : '/room/inspector.js')

export const hasMachineRoom = import.meta.env.VITE_MACHINE_ROOM !== 'off'

export function loadInspector(): Promise<typeof import('../compose-room-inspector.ts')> {
  return import(/* @vite-ignore */ address)
}
