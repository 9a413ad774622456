import { defineTexts } from '../texts.ts'

/** What each tool does, in one sentence. */
export const hintsTexts = defineTexts('room.hints', {
  dismiss: 'Got it',
  log: 'Every event with the states that it left and entered; click a row to see everything as it was after it.',
  sequence: 'Which actor sent which event to which: time runs downward.',
  actors: 'Every actor below the one that started it, also those that have ended.',
  faults: 'A switch breaks a part of the application until you switch it off again.',
  breakpoints:
    'At a breakpoint the application stops until you resume it, so that you can see what comes next.',
  coverage: 'Which transitions the tests or this session have taken; the chart can show it.',
  check: 'A checkpoint is a value that a recording expects at this step when it is replayed.',
  send: 'Sends an event to the actor as if the application had sent it.',
  decide: 'Replaces the answer of a promise from its next start on.',
  share: 'The chart as a picture or as text, and a link to what you see.',
  outline:
    'The chart as text. “Go” sends the events of the shortest path to a state; “Break” stops the application there.',
})
