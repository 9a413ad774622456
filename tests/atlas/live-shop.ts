import type { Page } from '@playwright/test'
import type { Language } from '../../machines/domain/preferences.ts'
import type { Sighting } from '../../tools/atlas/record.ts'
import { inTime } from '../wait.ts'

const channel = 'statecart-room'
/** A page whose script has not started does not answer the room. */
const answerTimeout = 3_000

/** All machines that run in the page, with their states, as the machine room lists them. */
export async function liveActors(page: Page): Promise<Sighting['actors']> {
  const lines = await ask<readonly Line[]>(page, 'actors.list')
  return (lines ?? [])
    .filter(({ kind, status }) => kind === 'machine' && status === 'active')
    .map(({ id, systemId, states }) => ({ name: systemId ?? id, states }))
}

interface Line {
  sessionId: string
  id: string
  systemId?: string
  kind: string
  status: string
  states: readonly string[]
}

/** Changes the language through the room, without using a control of the page, so that open menus stay open. */
export async function changeLanguage(page: Page, language: Language): Promise<boolean> {
  const lines = await ask<readonly Line[]>(page, 'actors.list')
  const preferences = lines?.find(({ systemId }) => systemId === 'preferences')
  if (!preferences) return false
  await ask(page, 'send.event', preferences.sessionId, 'preferences.language', JSON.stringify({ language }))
  return page
    .waitForFunction((wanted) => document.documentElement.lang === wanted, language, {
      timeout: answerTimeout,
    })
    .then(
      () => true,
      () => false,
    )
}

/** Sends a request to the page as a machine room in another window does; undefined if there is no answer. */
async function ask<Answer>(
  page: Page,
  name: string,
  ...given: readonly string[]
): Promise<Answer | undefined> {
  const answer = page.evaluate(
    (request) =>
      new Promise<Answer | undefined>((resolve) => {
        const broadcast = new BroadcastChannel(request.channel)
        broadcast.onmessage = ({ data }) => {
          if (data.kind === 'here') {
            const { id: tab } = data.tab
            broadcast.postMessage({ kind: 'attach', tab, room: 'atlas' })
            broadcast.postMessage({
              kind: 'ask',
              tab,
              room: 'atlas',
              number: 1,
              name: request.name,
              given: request.given,
            })
          } else if ((data.kind === 'answer' || data.kind === 'refusal') && data.room === 'atlas') {
            broadcast.close()
            resolve(data.answer)
          }
        }
        broadcast.postMessage({ kind: 'who' })
      }),
    { channel, name, given },
  )
  try {
    return await inTime(answer, 'The page does not answer.', answerTimeout)
  } catch {
    return undefined
  }
}
