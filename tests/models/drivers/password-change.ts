import { PasswordsUnavailable, StorageError } from '../../../machines/domain/errors.ts'
import { Secret } from '../../../machines/domain/secret.ts'
import { ada } from '../../../machines/fixtures/examples.ts'
import { WrongPassword } from '../../../machines/password-change/password-change.machine.ts'
import { passwordChangeModel } from '../../../machines/password-change/password-change.model.ts'
import { passwordChangeTexts } from '../../../src/i18n/en/settings.ts'
import { defineDriver, type Move } from '../driver.ts'
import { alert, button, field } from '../locators.ts'
import { passwordOfAll } from '../scene.ts'

type Snapshot = Parameters<NonNullable<Move<typeof passwordChangeModel.machine>['when']>>[0]

const words = passwordChangeTexts.en
const failed = 'xstate.error.actor.change'
const typedIn = ({ context }: Snapshot) => Secret.open(context.current)
const isRight = (snapshot: Snapshot) => typedIn(snapshot) === passwordOfAll
const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open')

function submits(password: string): Move<typeof passwordChangeModel.machine> {
  const currentPassword = new Secret('password', password)
  const newPassword = new Secret('password', passwordOfAll)
  return {
    events: [
      { type: 'form.submitted', values: { currentPassword, newPassword, confirmPassword: newPassword } },
    ],
    when: (snapshot) => isOpen(snapshot) && !snapshot.hasTag('busy'),
    async how({ visitor, world }) {
      world.gate('passwords').hold()
      await visitor.fill(field(words.fields.currentPassword), password)
      await visitor.fill(field(words.fields.newPassword), passwordOfAll)
      await visitor.fill(field(words.fields.confirmPassword), passwordOfAll)
      await visitor.click(button(words.submit))
    },
  }
}

export const passwordChangeDriver = defineDriver({
  model: passwordChangeModel,
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await visitor.open('/profile/settings')
  },
  abstract: typedIn,
  moves: [
    {
      events: [{ type: 'change.asked' }],
      when: (snapshot) => snapshot.matches('closed'),
      how: ({ visitor }) => visitor.click(button(words.open)),
    },
    {
      events: [{ type: 'change.dropped' }],
      when: isOpen,
      async how({ visitor, world }, snapshot) {
        await visitor.click(button(words.cancel))
        if (snapshot.hasTag('busy')) await world.gate('passwords').refuse()
      },
    },
    submits(passwordOfAll),
    submits('wrong horse'),
    {
      events: [{ type: 'xstate.done.actor.change', output: undefined }],
      when: isRight,
      how: ({ world }) => world.gate('passwords').open(),
    },
    {
      events: [{ type: failed, error: new WrongPassword() }],
      when: (snapshot) => !isRight(snapshot),
      how: ({ world }) => world.gate('passwords').open(),
    },
    {
      events: [{ type: failed, error: new PasswordsUnavailable() }],
      how: ({ world }) => world.gate('passwords').refuse(),
    },
    {
      events: [{ type: failed, error: new StorageError('full', 'no room') }],
      when: isRight,
      async how({ world }) {
        world.gate('store:registeredUsers').hold()
        await world.gate('passwords').open()
        await world.gate('store:registeredUsers').refuse('full')
        await world.gate('store:registeredUsers').open()
      },
    },
  ],
  shows: {
    async closed({ visitor }) {
      await visitor.sees(button(words.open))
      await visitor.misses(field(words.fields.currentPassword))
    },
    open: ({ visitor }) => visitor.sees(field(words.fields.currentPassword)),
    async 'open.filling'({ visitor }) {
      await visitor.misses(alert(words.notSaved), alert(words.unprotected))
      await visitor.isDisabled(button(words.submit), false)
    },
    'open.unprotected': ({ visitor }) => visitor.sees(alert(words.unprotected)),
    'open.notSaved': ({ visitor }) => visitor.sees(alert(words.notSaved)),
    'open.changing': ({ visitor }) => visitor.isDisabled(button(words.submit)),
  },
})
