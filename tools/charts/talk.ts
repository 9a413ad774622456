import type { Answer, Effect, FullAnswer, Model } from '@statecart/prove'
import { createActor } from 'xstate'

/** The actors that a machine sends events to, with those events, from its model. */
export function messagesOf(model: Model): Map<string, string[]> {
  const talk = new Map<string, Set<string>>()
  for (const name of allEffectsOf(model)) {
    const [actor, message] = name.split(' ')
    if (actor === undefined || message === undefined) continue
    talk.set(actor, (talk.get(actor) ?? new Set()).add(message))
  }
  const entries = [...talk].map(([actor, messages]) => [actor, [...messages].sort()] as const)
  return new Map(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Effects that a machine leaves to its ports, by name. */
export function effectsOf(model: Model): string[] {
  return [...new Set(allEffectsOf(model).filter((name) => !name.includes(' ')))].sort()
}

function allEffectsOf(model: Model): string[] {
  return Object.values(model.answers).flatMap((events) =>
    Object.entries(events).flatMap(([type, answers]) =>
      listOf(answers).flatMap((answer) => namesOf(model, type, answer)),
    ),
  )
}

type SomeAnswer = Answer<Model['machine']>

function listOf(answers: SomeAnswer | readonly SomeAnswer[]): FullAnswer<Model['machine']>[] {
  const list = isList(answers) ? answers : [answers]
  return list.flatMap((answer) => (typeof answer === 'string' ? [] : [answer]))
}

function isList(answers: SomeAnswer | readonly SomeAnswer[]): answers is readonly SomeAnswer[] {
  return Array.isArray(answers)
}

/** What depends on the context is asked of the machine as it begins, with each example of the event. */
function namesOf(model: Model, type: string, { does = [] }: FullAnswer<Model['machine']>): string[] {
  if (typeof does !== 'function') return does.map(nameOf)
  const { context } = createActor(model.machine, { input: model.input }).getSnapshot()
  return model.events
    .filter((event) => event.type === type)
    .flatMap((event) => {
      try {
        return does(context, event).map(nameOf)
      } catch {
        return []
      }
    })
}

function nameOf(deed: Effect): string {
  return typeof deed === 'string' ? deed : deed.name
}
