import { blankMessage, contactRules } from '../../../machines/contact/contact.ts'
import { registerRules } from '../../../machines/domain/form.ts'
import { Secret } from '../../../machines/domain/secret.ts'
import { defaultSettings } from '../../../machines/domain/settings.ts'
import { ada } from '../../../machines/fixtures/examples.ts'
import { createFormMachine } from '../../../machines/form/form.machine.ts'
import { formModel } from '../../../machines/form/form.model.ts'
import { defineDriver, type Move } from '../driver.ts'
import { alert, button, field, main, title, toast } from '../locators.ts'
import { passwordOfAll } from '../scene.ts'

const drafts = 'store:drafts'
const draft = { key: 'guest/register', owner: 'guest' } as const
const nothing = new Secret('password', '')
const password = new Secret('password', passwordOfAll)
const email = field('Email')
const summary = alert('Please fix these fields:', main)

const taken = { type: 'form.release', problems: { email: 'userExists' } }
const typed = { email: 'grace@example.com' }
const changed = (name: string, value: unknown) => ({ type: 'field.changed', name, value })
const left = (name: string) => ({ type: 'field.left', name })
const named = (owner: string) => ({
  type: 'form.draft',
  draft: { key: `${owner}/contact`, owner },
})
const isIn =
  (region: 'filling' | 'secrets' | 'draft', ...states: string[]): NonNullable<Move['when']> =>
  (snapshot) =>
    states.includes(snapshot.value[region])
const isOpen = isIn('filling', 'editing', 'refused')

const types = (text: string): Move => ({
  events: [changed('email', text)],
  when: (snapshot) => isOpen(snapshot) && snapshot.context.values.email !== text,
  how: ({ visitor }) => visitor.fill(email, text),
})

const keeps: Move[] = [
  {
    events: [{ type: 'xstate.done.actor.saving', output: undefined }],
    how: ({ world }) => world.gate(drafts).pass(),
  },
  {
    events: [{ type: 'xstate.error.actor.saving', error: new Error('full') }],
    how: ({ world }) => world.gate(drafts).refuse('full'),
  },
]

const shows: ReturnType<typeof defineDriver>['shows'] = {
  '*': ({ visitor }, { context: { values } }) => visitor.holds(email, values.email),
  'filling.editing': async ({ visitor }) => {
    await visitor.misses(summary)
    await visitor.sees(button('Create Account', main))
  },
  'filling.refused': async ({ visitor }) => {
    await visitor.sees(summary)
    await visitor.sees(button('Create Account', main))
  },
  'filling.submitting': ({ visitor }) => visitor.sees(button('Creating Account...', main)),
  'secrets.hidden': ({ visitor }) => visitor.sees(button('Show password', main)),
  'secrets.revealed': ({ visitor }) => visitor.sees(button('Hide password', main)),
}

const registration = { ...formModel, machine: createFormMachine(registerRules) }
const contact = { ...formModel, machine: createFormMachine(contactRules) }
const input = {
  values: { name: '', email: '', password: nothing, confirmPassword: nothing },
  draft,
}

/** The registration form, filled in except for the email before the stored draft has been read. */
export const formDriver = defineDriver({
  model: registration,
  input,
  opening: [
    changed('name', 'Grace Hopper'),
    left('name'),
    changed('password', password),
    left('password'),
    changed('confirmPassword', password),
    left('confirmPassword'),
  ],
  async begin({ visitor, world }) {
    await world.registers(ada)
    world.gate(drafts).hold()
    world.gate('passwords').hold()
    await visitor.open('/register')
    await visitor.fill(field('Full name'), 'Grace Hopper')
    await visitor.fill(field('Password'), passwordOfAll)
    await visitor.fill(field('Confirm password'), passwordOfAll)
    await visitor.focus(email)
  },
  moves: [
    types(typed.email),
    types(ada.email),
    types(''),
    {
      events: [left('email')],
      when: (snapshot) => isOpen(snapshot) && isIn('draft', 'dirty')(snapshot),
      async how({ visitor }) {
        await visitor.focus(email)
        await visitor.press('Tab')
      },
    },
    {
      /** A registered email is refused before a password is hashed. */
      events: ({ context }) => [
        { type: 'form.submit' },
        ...(context.values.email === ada.email ? [taken] : []),
      ],
      when: isOpen,
      async how({ visitor, world }, { context }) {
        await visitor.focus(email)
        await visitor.press('Enter')
        if (context.values.email !== ada.email) return
        await world.gate('passwords').open()
        await visitor.sees(summary)
        world.gate('passwords').hold()
      },
    },
    {
      events: [{ type: 'secrets.toggled' }],
      when: (snapshot) => isOpen(snapshot) && !isIn('draft', 'dirty')(snapshot),
      how: ({ visitor }) => visitor.click(button(/^(Show|Hide) password$/, main)),
    },
    {
      events: [{ type: 'form.release' }],
      when: isIn('filling', 'submitting'),
      async how({ visitor, world }) {
        await world.gate('passwords').refuse()
        await visitor.sees(toast('Registration failed'))
      },
    },
    ...keeps,
    {
      events: [{ type: 'xstate.after.pause.form.draft.dirty' }],
      how: ({ world }) => world.waits(300),
    },
  ],
  abstract: ({ context: { values, problems } }) => [values.email, Object.keys(problems)],
  shows,
})

/** The draft of an earlier visit is restored, unless it cannot be read. */
export const recallingDriver = defineDriver({
  model: registration,
  input,
  async begin({ visitor, world }) {
    world.gate(drafts).hold()
    await visitor.open('/register')
  },
  moves: [
    {
      events: [{ type: 'xstate.done.actor.recalling', output: typed }],
      async how({ world }) {
        await world.stores('drafts', { ...draft, values: typed })
        await world.gate(drafts).pass()
      },
    },
    {
      events: [{ type: 'xstate.done.actor.recalling', output: undefined }],
      how: ({ world }) => world.gate(drafts).pass(),
    },
    {
      events: [{ type: 'xstate.error.actor.recalling', error: new Error('unreadable') }],
      how: ({ world }) => world.gate(drafts).refuse(),
    },
    types(typed.email),
  ],
  shows,
})

const message = { name: 'Grace', email: 'grace@example.com', message: 'Do they glow?', subject: 'Lamps' }
const labels = { name: 'Name', email: 'Email', message: 'Message', subject: 'Subject' } as const

/** Sending a message deletes its draft, even if that is not saved yet or is being saved. */
const sends = (draft: 'dirty' | 'saving') =>
  defineDriver({
    model: contact,
    input: { values: blankMessage },
    opening: [
      named('guest'),
      ...Object.entries(message)
        .flatMap(([name, text]) => [changed(name, text), left(name)])
        .slice(0, draft === 'dirty' ? -1 : undefined),
    ],
    async begin({ visitor, world }) {
      await visitor.open('/contact')
      world.gate(drafts).hold()
      for (const [name, label] of Object.entries(labels))
        await visitor.fill(field(label), message[name as keyof typeof labels])
      if (draft === 'saving') await visitor.focus(button('Send Message', main))
    },
    moves: [
      {
        events: [{ type: 'form.submit' }, { type: 'form.done' }],
        when: isIn('draft', draft),
        async how({ visitor, world }) {
          if (draft === 'dirty') await visitor.press('Enter')
          else await visitor.click(button('Send Message', main))
          await visitor.sees(toast('Message sent successfully!'))
          await world.waits(1)
        },
      },
    ],
    shows: {
      [`draft.${draft}`]: ({ visitor }) => visitor.holds(field('Message'), message.message),
      'draft.saved': ({ visitor }) => visitor.misses(field('Message')),
    },
  })

const settings = defaultSettings(ada)

/** Another tab saves other settings, which a form without changes takes over. */
export const filledDriver = defineDriver({
  model: formModel,
  input: { ...formModel.input, values: { ...formModel.input.values, email: settings.email } },
  opening: [{ type: 'xstate.done.actor.recalling', output: undefined }],
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await world.stores('settings', { ...settings, owner: ada.id })
    await visitor.open('/profile/settings')
    await visitor.sees(title(/./))
  },
  moves: [
    {
      events: [{ type: 'form.fill', values: typed }],
      when: ({ context }) => context.values.email !== typed.email,
      async how({ world }) {
        await world.stores('settings', { ...settings, ...typed, owner: ada.id })
        await world.reportsChange('settings')
      },
    },
  ],
  shows: {
    '*': ({ visitor }, { context: { values } }) =>
      visitor.holds({ label: 'Email', within: main, at: 0 }, `${values.email}`),
  },
})

export const sendingDrivers = [sends('dirty'), sends('saving')]
