import type { Query } from '@statecart/prove'
import type { Scene, Visitor, World } from '../models/scene.ts'

/** A scene that records in words what the visitor does and what happens around the shop. */
export function narrated(scene: Scene): Scene & { words: string[] } {
  const words: string[] = []
  const visitor: Visitor = { ...scene.visitor, ...withSentences(scene.visitor, visitorWords, words) }
  const world: World = {
    ...scene.world,
    ...withSentences(scene.world, worldWords, words),
    gate(name) {
      const gate = scene.world.gate(name)
      const subject = gateWords(name)
      return {
        hold: gate.hold,
        pass: () => narrate(`${subject} succeeds`, gate.pass),
        refuse: (why) => narrate(`${subject} fails${why ? ` (${why})` : ''}`, () => gate.refuse(why)),
        open: gate.open,
      }
    },
  }
  function narrate(text: string, action: () => Promise<void>): Promise<void> {
    words.push(text)
    return action()
  }
  return { visitor, world, words }
}

/** Wraps the methods that have a sentence, so that each call records its sentence first. */
function withSentences<Target extends object>(
  target: Target,
  sentences: Sentences<Target>,
  words: string[],
): Partial<Target> {
  const names = Object.keys(sentences) as (keyof Target)[]
  return Object.fromEntries(
    names.map((name) => [
      name,
      (...given: never[]) => {
        const sentence = sentences[name] as ((...given: never[]) => string) | undefined
        if (sentence) words.push(sentence(...given))
        return (target[name] as (...given: never[]) => unknown)(...given)
      },
    ]),
  ) as Partial<Target>
}

/** A sentence for each method that changes something; methods that only read have none. */
type Sentences<Target> = {
  [Name in keyof Target]?: Target[Name] extends (...given: infer Given) => unknown
    ? (...given: Given) => string
    : never
}

const visitorWords: Sentences<Visitor> = {
  open: (path) => `Open ${path}`,
  click: (query) => `Click the ${queryWords(query)}`,
  fill: (query, text) =>
    text === '' ? `Empty the ${queryWords(query)}` : `Type “${text}” into the ${queryWords(query)}`,
  choose: (query, option) => `Choose “${option}” in the ${queryWords(query)}`,
  press: (key) => `Press ${key}`,
  focus: (query) => `Focus the ${queryWords(query)}`,
  selects: (query) => `Select the text of the ${queryWords(query)}`,
  scrolls: (...by) => `Scroll by ${by.join(', ')} pixels`,
  upload: (query, { name }) => `Choose the file ${name} in the ${queryWords(query)}`,
  back: () => 'Go back',
  forward: () => 'Go forward',
}

const worldWords: Sentences<World> = {
  stores: (store, ...records) =>
    `The store “${store}” gets ${records.length === 1 ? 'a record' : `${records.length} records`}`,
  deletes: (store) => `A record is removed from the store “${store}”`,
  leavesInJournal: (store) => `An earlier page was closed before it wrote a change of the ${store}`,
  reportsChange: (...stores) => `Another tab reports a change of ${stores.join(', ')}`,
  prefersElsewhere: (preferences) => `Another tab chooses ${Object.values(preferences).join(', ')}`,
  registers: ({ name }) => `${name} has an account`,
  signsIn: ({ name }) => `${name} is signed in`,
  sells: (...products) => `The sources sell ${products.map(({ title }) => title).join(', ') || 'nothing'}`,
  prerenders: (...products) =>
    `The page was prerendered with ${products.map(({ title }) => title).join(', ')}`,
  storage: (status) => `The storage is ${status} when it is opened`,
  losesStorage: () => 'The browser closes the database',
  corruptsRecord: () => 'A record cannot be read',
  shares: (how) => `Sharing ends as ${how}`,
  grants: (how) => `Persistent storage is ${how}`,
  breaks: (port) => `The next use of ${port} fails`,
  offersInstallation: (offered) => `The browser ${offered ? 'offers to install' : 'has installed'} the shop`,
  findsUpdate: () => 'Another build of the shop takes over',
  window: (width) => `The window is ${width} pixels wide`,
  online: (online) => `The network ${online ? 'is there' : 'is gone'}`,
  dark: (dark) => `The system is set to ${dark ? 'dark' : 'light'}`,
  waits: timeWords,
}

/** A driver waits for a millisecond where the page only has to finish what it has begun. */
function timeWords(milliseconds: number): string {
  if (milliseconds < 10) return 'A moment passes'
  if (milliseconds < 1_000) return `${milliseconds} milliseconds pass`
  return milliseconds === 1_000 ? '1 second passes' : `${milliseconds / 1_000} seconds pass`
}

function gateWords(name: string): string {
  const [kind = '', what] = name.split(':')
  if (kind === 'store') return `The transaction on “${what}”`
  if (kind === 'source')
    return `The request for ${what === 'one' || what === 'two' ? `source ${what}` : `the ${what}`}`
  return `The ${kind} request`
}

function queryWords(query: Query): string {
  const text = (said: string | RegExp) =>
    `“${typeof said === 'string' ? said : said.source.replace(/^\^|\$$/g, '')}”`
  const within = query.within && 'name' in query.within ? ` in the ${queryWords(query.within)}` : ''
  if ('label' in query) return `field ${text(query.label)}${within}`
  if ('text' in query) return `text ${text(query.text)}${within}`
  return `${query.role}${query.name === undefined ? '' : ` ${text(query.name)}`}${within}`
}
