import { registerModel } from '../../../machines/auth/register.model.ts'
import { UserExists } from '../../../machines/domain/accounts.ts'
import { PasswordsUnavailable, StorageError } from '../../../machines/domain/errors.ts'
import { Secret } from '../../../machines/domain/secret.ts'
import { ada, grace } from '../../../machines/fixtures/examples.ts'
import { registerTexts } from '../../../src/i18n/en/auth.ts'
import { problemTexts } from '../../../src/i18n/en/forms.ts'
import { defineDriver, type Move } from '../driver.ts'
import { alert, button, field, main, named, text, toast } from '../locators.ts'
import { passwordOfAll } from '../scene.ts'

type Snapshot = Parameters<NonNullable<Move<typeof registerModel.machine>['when']>>[0]

const words = registerTexts.en
const failed = 'xstate.error.actor.register'
const emailIn = ({ context }: Snapshot) => context.registration.email
const isTaken = (snapshot: Snapshot) => emailIn(snapshot) === ada.email
const isNew = (snapshot: Snapshot) => !isTaken(snapshot)

function submits(email: string): Move<typeof registerModel.machine> {
  const password = new Secret('password', passwordOfAll)
  const values = { name: grace.name, email, password, confirmPassword: password }
  return {
    events: [{ type: 'form.submitted', values }],
    when: (snapshot) => snapshot.matches('open'),
    async how({ visitor, world }) {
      world.gate('store:registeredUsers').hold()
      await visitor.fill(field(words.name), grace.name)
      await visitor.fill(field(words.email), email)
      await visitor.fill(field(words.password), passwordOfAll)
      await visitor.fill(field(words.confirmPassword), passwordOfAll)
      await visitor.click(button(words.submit, main))
    },
  }
}

export const registerDriver = defineDriver({
  model: registerModel,
  async begin({ visitor, world }) {
    await world.registers(ada)
    await visitor.open('/register')
  },
  abstract: emailIn,
  moves: [
    submits(grace.email),
    submits(ada.email),
    {
      events: [{ type: 'xstate.done.actor.register', output: grace }],
      when: isNew,
      how: ({ world }) => world.gate('store:registeredUsers').open(),
    },
    {
      events: [{ type: failed, error: new UserExists() }],
      when: isTaken,
      how: ({ world }) => world.gate('store:registeredUsers').open(),
    },
    {
      events: [{ type: failed, error: new PasswordsUnavailable() }],
      when: isNew,
      async how({ world }) {
        world.gate('passwords').hold()
        await world.gate('store:registeredUsers').open()
        await world.gate('passwords').refuse()
        await world.gate('passwords').open()
      },
    },
    {
      events: [{ type: failed, error: new StorageError('full', 'no room') }],
      when: isNew,
      async how({ world }) {
        world.gate('store:user').hold()
        await world.gate('store:registeredUsers').open()
        await world.gate('store:user').refuse('full')
        await world.gate('store:user').open()
      },
    },
  ],
  shows: {
    open: ({ visitor }) => visitor.isDisabled(button(words.submit, main), false),
    async 'open.filling'({ visitor }, snapshot) {
      await visitor.misses(alert(words.unprotected, main), alert(words.notSaved, main))
      if (isTaken(snapshot)) await visitor.sees(text(problemTexts.en.userExists, main))
    },
    'open.unprotected': ({ visitor }) => visitor.sees(alert(words.unprotected, main)),
    'open.notSaved': ({ visitor }) => visitor.sees(alert(words.notSaved, main)),
    registering: ({ visitor }) => visitor.isDisabled(button(words.busy, main)),
    async registered({ visitor }) {
      await visitor.sees(toast('Registration successful!'), named('button', 'Account menu'))
      await visitor.isAt('/')
    },
  },
})
