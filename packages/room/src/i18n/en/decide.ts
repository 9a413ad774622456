import { defineTexts } from '../texts.ts'

export const decideTexts = defineTexts('room.decide', {
  title: 'Simulated answers',
  answerOf: (promise: string) => `Answer of ${promise}`,
  asItIs: 'Real answer',
  kinds: { succeeds: 'Succeeds', fails: 'Fails', hangs: 'Never answers', late: 'Answers five seconds late' },
})
