import { defineTexts, plural } from '../texts.ts'

export const galleryTexts = defineTexts('room.gallery', {
  size: (states: number, transitions: number) =>
    `${plural('en', states, { one: '# state', other: '# states' })}, ${plural('en', transitions, { one: '# transition', other: '# transitions' })}`,
  filter: 'Filter machines',
  running: 'Running only',
  found: (shown: number, all: number, running: number) => `${shown} of ${all} machines, ${running} running`,
  none: 'No machine matches.',
  others: 'Other machines',
  failed: (reason: string) => `The machines of the application could not be listed: ${reason}`,
})

export const scenariosTexts = defineTexts('room.scenarios', {
  title: 'Scenarios',
  about: 'Each scenario opens the application in a prepared situation.',
})

export const faultsTexts = defineTexts('room.faults', {
  title: 'Inject a fault',
  failed: (reason: string) => `Could not be switched: ${reason}`,
})

export const roomTexts = defineTexts('room', {
  title: 'Machine room',
  gallery: 'All machines',
  alone: 'No open application was found.',
  charts: 'You can still view the charts.',
  openShop: 'Open the application',
  tabs: 'Inspected tab',
  since: (time: string) => `open since ${time}`,
  lost: (title: string) => `${title} has crashed.`,
  leave: 'Close the machine room',
  popOut: 'Open in a separate window',
})

export const arrivalTexts = defineTexts('room.arrival', {
  about:
    'The machine room draws every state machine of an application. Open the application in another tab, or start its Node process, to see the states, send events, take a machine to any state, or record what you do as a test.',
  start: (scenario: string) => `Start with “${scenario}”`,
  noActors:
    'No actors have been found. Possible reasons: none has started; the application uses XState 4 or a second copy of XState; “@statecart/room/auto” is not its first import; or “createActor” is called without “inspect”.',
})
