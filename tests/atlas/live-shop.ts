import type { Page } from '@playwright/test'
import type { Language } from '../../machines/domain/preferences.ts'
import type { Sighting } from '../../tools/atlas/record.ts'

const channel = 'statecart-room'
/** A page whose script has not started does not answer. */
const patience = 3_000

/** Every machine that runs in the page and its states, as the machine room lists them. */
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

/** Changes the language of the page without a control of the page, so that what is open stays open. */
export async function speak(page: Page, language: Language): Promise<boolean> {
  const lines = await ask<readonly Line[]>(page, 'actors.list')
  const preferences = lines?.find(({ systemId }) => systemId === 'preferences')
  if (!preferences) return false
  await ask(page, 'send.event', preferences.sessionId, 'preferences.language', JSON.stringify({ language }))
  return page
    .waitForFunction((wanted) => document.documentElement.lang === wanted, language, { timeout: patience })
    .then(
      () => true,
      () => false,
    )
}

/** Asks the page as a machine room in another window does; undefined where nothing answers. */
function ask<Answer>(page: Page, name: string, ...given: readonly string[]): Promise<Answer | undefined> {
  return page.evaluate(
    (asked) =>
      new Promise<Answer | undefined>((resolve) => {
        const line = new BroadcastChannel(asked.channel)
        const settle = (answer: Answer | undefined) => {
          line.close()
          resolve(answer)
        }
        const limit = AbortSignal.timeout(asked.patience)
        limit.addEventListener('abort', () => settle(undefined))
        line.onmessage = ({ data }) => {
          const number = 1
          if (data.kind === 'answer' && data.room === 'atlas') settle(data.answer)
          if (data.kind === 'refusal' && data.room === 'atlas') settle(undefined)
          if (data.kind !== 'here') return
          const tab = data.tab.id
          line.postMessage({ kind: 'attach', tab, room: 'atlas' })
          line.postMessage({ kind: 'ask', tab, room: 'atlas', number, name: asked.name, given: asked.given })
        }
        line.postMessage({ kind: 'who' })
      }),
    { channel, patience, name, given },
  )
}
