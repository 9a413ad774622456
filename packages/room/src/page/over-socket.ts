import { later } from '../browser/timers.ts'
import { openSocketChannel } from '../link/socket-channel.ts'
import { openPage } from './open-page.ts'

const connect = () => new WebSocket(new URL('socket', location.href.replace(/^http/, 'ws')))

/** The relay reports when an application has gone, so the presence of tabs is not watched here. */
const presence = { onLost: () => () => undefined }

openPage(openSocketChannel(connect, later), presence)
