import { type ActorRefFrom, createActor, fromPromise, type InspectionEvent, type SnapshotFrom } from 'xstate'
import { type Plan, signupMachine } from './signup.machine.ts'

/** The service behind the form. */
export interface SignupService {
  isFree(name: string): Promise<boolean>
  register(account: { name: string; plan: Plan }): Promise<void>
}

type Signup = ActorRefFrom<typeof signupMachine>

const messages: Record<string, string> = {
  missing: 'Enter a name.',
  taken: 'This name is taken.',
  unanswered: 'The name could not be checked. Try again.',
  notSent: 'You could not be signed up. Try again.',
}

/** Shows the form in the element and returns a function that removes it. */
export function showSignup(
  element: HTMLElement,
  service: SignupService,
  inspect: (event: InspectionEvent) => void = () => {},
): () => void {
  const machine = signupMachine.provide({
    actors: {
      checkName: fromPromise(({ input }) => service.isFree(input.name)),
      register: fromPromise(({ input }) => service.register(input)),
    },
    delays: { pause: 0 },
  })
  const actor = createActor(machine, { inspect })
  let shown = ''
  actor.subscribe((snapshot) => {
    const text = JSON.stringify(snapshot.value)
    if (text === shown) return
    shown = text
    element.replaceChildren(...contentFor(snapshot, actor))
  })
  actor.start()
  return () => {
    actor.stop()
    element.replaceChildren()
  }
}

function contentFor(snapshot: SnapshotFrom<typeof signupMachine>, actor: Signup): HTMLElement[] {
  if (snapshot.matches('done')) return [createElement('p', { role: 'status', textContent: 'Welcome!' })]
  const message = messages[innermost(snapshot.value)]
  const alert = message === undefined ? [] : [createElement('p', { role: 'alert', textContent: message })]
  if (snapshot.matches('sending')) return [createElement('p', { role: 'status', textContent: 'Signing up…' })]
  if (snapshot.matches('choosing'))
    return [planField(snapshot.context.plan, actor), ...alert, button('Back', actor), button('Next', actor)]
  const checking = createElement('p', { role: 'status', textContent: 'Checking the name…' })
  return [
    nameField(snapshot.context.name, actor),
    ...(snapshot.matches('checking') ? [checking] : [...alert, button('Next', actor)]),
  ]
}

function innermost(value: unknown): string {
  return typeof value === 'object' && value !== null ? innermost(Object.values(value)[0]) : String(value)
}

function nameField(name: string, actor: Signup): HTMLElement {
  const input = createElement('input', { value: name })
  input.addEventListener('change', () => actor.send({ type: 'name.entered', name: input.value }))
  return labelled('Name', input)
}

function planField(plan: Plan, actor: Signup): HTMLElement {
  const select = createElement('select', {})
  const plans: Plan[] = ['free', 'team']
  select.append(
    ...plans.map((one) => createElement('option', { value: one, textContent: one, selected: one === plan })),
  )
  select.addEventListener('change', () => actor.send({ type: 'plan.chosen', plan: select.value as Plan }))
  return labelled('Plan', select)
}

function labelled(text: string, field: HTMLElement): HTMLElement {
  const group = createElement('p', {})
  field.id = text.toLowerCase()
  group.append(createElement('label', { textContent: text, htmlFor: field.id }), field)
  return group
}

function button(text: 'Back' | 'Next', actor: Signup): HTMLElement {
  const element = createElement('button', { type: 'button', textContent: text })
  element.addEventListener('click', () => actor.send({ type: text === 'Back' ? 'back' : 'next' }))
  return element
}

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties)
}
