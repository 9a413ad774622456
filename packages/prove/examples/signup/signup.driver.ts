import { byLabel, byRole, defineDriver, type Move, type Query, type User } from '@statecart/prove'
import type { signupMachine } from './signup.machine.ts'
import { signupModel } from './signup.model.ts'

/** The form in a page, with a service whose answers the test gives. */
export interface SignupScene {
  user: User
  /** Answers the pending request to the service. */
  answer(result: 'free' | 'taken' | 'registered' | Error): Promise<void>
}

const name = byLabel('Name')
const plan = byLabel('Plan')
const next = byRole('button', 'Next')
const alert = (holding: string): Query => ({ role: 'alert', holding })
const status = (holding: string): Query => ({ role: 'status', holding })

const noAnswer = new Error('no answer')
const afterPause = { type: 'xstate.after.pause.signup.checking.pausing' }

function entering(text: string): Move<SignupScene, typeof signupMachine> {
  return {
    events: [{ type: 'name.entered', name: text }],
    when: ({ value, context }) => /naming|checking/.test(JSON.stringify(value)) && context.name !== text,
    how: ({ user }) => user.fill(name, text).then(() => user.press('Tab')),
  }
}

export const signupDriver = defineDriver<SignupScene, typeof signupMachine>({
  model: signupModel,
  begin: ({ user }) => user.sees(name),
  moves: [
    entering('ada'),
    entering(' '),
    {
      events: [{ type: 'plan.chosen', plan: 'team' }],
      when: (snapshot) => snapshot.matches('choosing') && snapshot.context.plan === 'free',
      how: ({ user }) => user.choose(plan, 'team'),
    },
    {
      events: [{ type: 'next' }],
      when: (snapshot) => snapshot.matches('naming') || snapshot.matches('choosing'),
      how: ({ user }) => user.click(next),
    },
    {
      events: [{ type: 'back' }],
      when: (snapshot) => snapshot.matches('choosing'),
      how: ({ user }) => user.click(byRole('button', 'Back')),
    },
    {
      events: [{ type: 'xstate.done.actor.checkName', output: true }],
      how: ({ answer }) => answer('free'),
    },
    {
      events: [{ type: 'xstate.done.actor.checkName', output: false }],
      how: ({ answer }) => answer('taken'),
    },
    {
      events: ({ context }) => [
        { type: 'xstate.error.actor.checkName', error: noAnswer },
        ...(context.retries < 2 ? [afterPause] : []),
      ],
      how: ({ answer }) => answer(noAnswer),
    },
    {
      events: [{ type: 'xstate.done.actor.register', output: undefined }],
      how: ({ answer }) => answer('registered'),
    },
    {
      events: [{ type: 'xstate.error.actor.register', error: noAnswer }],
      how: ({ answer }) => answer(noAnswer),
    },
  ],
  shows: {
    naming: ({ user }, { context }) => user.holds(name, context.name),
    'naming.editing': ({ user }) => user.misses(byRole('alert')),
    'naming.missing': ({ user }) => user.sees(alert('Enter a name')),
    'naming.taken': ({ user }) => user.sees(alert('taken')),
    'naming.unanswered': ({ user }) => user.sees(alert('could not be checked')),
    async checking({ user }) {
      await user.sees(status('Checking the name'))
      await user.misses(next)
    },
    choosing: ({ user }, { context }) => user.holds(plan, context.plan),
    'choosing.editing': ({ user }) => user.misses(byRole('alert')),
    'choosing.notSent': ({ user }) => user.sees(alert('could not be signed up')),
    sending: ({ user }) => user.sees(status('Signing up')),
    done: ({ user }) => user.sees(status('Welcome')),
  },
})
