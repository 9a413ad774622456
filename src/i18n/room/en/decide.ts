import { defineTexts } from '../../texts.ts'

export const decideTexts = defineTexts('room.decide', {
  title: 'What is answered',
  answerOf: (promise: string) => `What ${promise} answers`,
  asItIs: 'What the world answers',
  kinds: { succeeds: 'Succeeds', fails: 'Fails', hangs: 'Never answers', late: 'Answers five seconds late' },
})
