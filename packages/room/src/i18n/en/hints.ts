import { defineTexts } from '../texts.ts'

/** What each tool does, in one sentence. */
export const hintsTexts = defineTexts('room.hints', {
  dismiss: 'Got it',
  log: 'Every event with the states that it exited and entered. Click a row to see the states after that event.',
  sequence: 'Each event with its sender and its receiver. Time runs downward.',
  actors: 'Every actor below the one that started it, including actors that have ended.',
  faults: 'Each switch makes a part of the application fail until you switch it off.',
  breakpoints: 'At a breakpoint the application pauses until you resume it.',
  coverage: 'Which transitions the tests or this session have taken. The chart can show them.',
  check: 'At a checkpoint, a replay of the recording checks a value.',
  send: 'Sends an event to the actor as if the application had sent it.',
  decide: 'Replaces the answer of a promise each time it starts from now on.',
  share: 'Downloads the chart as a picture or as text, or copies a link to this view.',
  outline:
    'The chart as text. “Go” sends the events of the shortest path to a state. “Break” pauses the application there.',
})
