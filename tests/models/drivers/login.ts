import { loginModel } from '../../../machines/auth/login.model.ts'
import { InvalidCredentials, PasswordsUnavailable, StorageError } from '../../../machines/domain/errors.ts'
import { Secret } from '../../../machines/domain/secret.ts'
import { ada } from '../../../machines/fixtures/examples.ts'
import { loginTexts } from '../../../src/i18n/en/auth.ts'
import { defineDriver, type Move } from '../driver.ts'
import { alert, button, field, main, named, toast } from '../locators.ts'
import { passwordOfAll } from '../scene.ts'

const words = loginTexts.en
const failed = 'xstate.error.actor.signIn'
type Snapshot = Parameters<NonNullable<Move<typeof loginModel.machine>['when']>>[0]

const typedIn = ({ context }: Snapshot) => Secret.open(context.credentials.password)
const isRight = (snapshot: Snapshot) => typedIn(snapshot) === passwordOfAll

function submits(password: string): Move<typeof loginModel.machine> {
  const values = { email: ada.email, password: new Secret('password', password) }
  return {
    events: [{ type: 'form.submitted', values }],
    when: (snapshot) => snapshot.matches('open'),
    async how({ visitor, world }) {
      world.gate('passwords').hold()
      await visitor.fill(field(words.email), ada.email)
      await visitor.fill(field(words.password), password)
      await visitor.click(button(words.submit, main))
    },
  }
}

export const loginDriver = defineDriver({
  model: loginModel,
  async begin({ visitor, world }) {
    await world.registers(ada)
    await visitor.open('/login')
  },
  abstract: typedIn,
  moves: [
    submits(passwordOfAll),
    submits('wrong horse'),
    {
      events: [{ type: 'xstate.done.actor.signIn', output: ada }],
      when: isRight,
      async how({ visitor, world }) {
        await world.gate('passwords').open()
        await visitor.isAt('/')
        expectSession(await world.stored('user'))
      },
    },
    {
      events: [{ type: failed, error: new InvalidCredentials() }],
      when: (snapshot) => !isRight(snapshot),
      how: ({ world }) => world.gate('passwords').open(),
    },
    {
      events: [{ type: failed, error: new PasswordsUnavailable() }],
      async how({ world }) {
        await world.gate('passwords').refuse()
        await world.gate('passwords').open()
      },
    },
    {
      events: [{ type: failed, error: new StorageError('denied', 'closed') }],
      when: isRight,
      async how({ world }) {
        world.gate('store:user').hold()
        await world.gate('passwords').open()
        await world.gate('store:user').refuse('denied')
        await world.gate('store:user').open()
      },
    },
  ],
  shows: {
    open: ({ visitor }) => visitor.isDisabled(button(words.submit, main), false),
    'open.filling': ({ visitor }) => visitor.misses(named('alert', undefined, main)),
    'open.refused': ({ visitor }) => visitor.sees(alert(words.refused, main)),
    'open.unprotected': ({ visitor }) => visitor.sees(alert(words.unprotected, main)),
    'open.notSaved': ({ visitor }) => visitor.sees(alert(words.notSaved, main)),
    signingIn: ({ visitor }) => visitor.isDisabled(button(words.busy, main)),
    async signedIn({ visitor }) {
      await visitor.sees(toast('Login successful!'))
      await visitor.isAt('/')
      await visitor.misses(field(words.email))
    },
  },
})

function expectSession(sessions: readonly { id: string }[]): void {
  if (sessions[0]?.id !== ada.id) throw new Error('No session is stored.')
}
