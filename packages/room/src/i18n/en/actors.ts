import { defineTexts } from '../texts.ts'

export const actorsTexts = defineTexts('room.actors', {
  title: 'Actors',
  again: 'Start again',
  againNamed: (actor: string) => `Start ${actor} again`,
  kinds: {
    machine: 'machine',
    promise: 'promise',
    callback: 'callback',
    observable: 'observable',
    transition: 'transition function',
    other: 'other',
  },
  failed: (message: string) => `failed: ${message}`,
  statuses: { active: 'running', done: 'done', error: 'failed', stopped: 'stopped' },
})
