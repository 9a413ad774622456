import { defaultChannel } from '../browser/page.ts'
import { presence } from '../browser/presence.ts'
import { openPage } from './open-page.ts'

openPage(defaultChannel(), presence, new URL('..', location.href).pathname)
