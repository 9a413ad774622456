/**
 * The public API of @statecart/room for a tab that can be inspected, and for a window that finds such tabs. It is small,
 * because it is loaded with the application.
 */

export { showHeldBanner } from './breakpoints/show-held-banner.ts'
export { watchMoves, watchPageLifecycle } from './browser/page.ts'
export { presence } from './browser/presence.ts'
export { rememberedBreakpoints } from './browser/remembered-breakpoints.ts'
export { createRoomChannel } from './browser/room-channel.ts'
export { onShortcut } from './browser/shortcut.ts'
export { createSharedHost, type SharedHost } from './host/shared-host.ts'
export { answerRooms } from './link/answer-rooms.ts'
export { distantTabs } from './link/distant-tabs.ts'
export { ownTab } from './link/tabs.ts'
export type { Tab } from './machines/room.ts'
