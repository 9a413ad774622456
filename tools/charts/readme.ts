import { join } from 'node:path'
import { relative } from 'node:path/posix'
import { type Chart, chartOf, edgesAndLoops, type Loop, mermaidOf } from '@statecart/chart'
import type { Answer, Effect, FullAnswer, Model } from '@statecart/prove'
import { createActor } from 'xstate'
import type { NamedModel } from '../../src/app/machine-room/models.ts'
import { root } from '../paths.ts'

export const chartsFile = join(root, 'machines/README.md')

const head = `# The machines

The charts of all machines of the shop and of the machine room. \`npm run charts\` writes this page: change a machine or its
model, not the page. In the diagrams and lists of transitions:

- \`done x\` and \`failed x\`: the invoked actor x has finished or failed
- \`always\`: an eventless transition
- \`after x\`: the delay x has ended
- \`[x]\`: the guard of the transition
- \`(in x)\` and \`→ x\`: the nested state in which the transition starts or ends
`

/** The page that shows every machine. */
export function chartsPage(models: readonly NamedModel[]): string {
  const contents = models.map(({ name, model }) => `- [${name}](#${name}): ${model.purpose ?? ''}`)
  return [head, contents.join('\n'), '', ...models.map(sectionOf)].join('\n')
}

function sectionOf({ path, name, model }: NamedModel): string {
  const file = relative('machines', path)
  const chart = chartOf(model.machine)
  const { loops } = edgesAndLoops(chart)
  const parts = [
    `## ${name}`,
    model.purpose ?? '',
    `[machine](${file}.machine.ts) · [model](${file}.model.ts)`,
    `\`\`\`mermaid\n${mermaidOf(chart, { notes: false, actions: false })}\n\`\`\``,
    loopList(loops),
    eventTable(model, chart),
    effectLines(model).join('\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function loopList(loops: readonly Loop[]): string {
  return loops.length === 0
    ? ''
    : `Transitions that the diagram does not show:\n\n${loops.map(loopLine).join('\n')}`
}

function loopLine({ state, label, to, actions }: Loop): string {
  const where = state === '' ? 'In all states' : `In \`${state}\``
  const target = to === undefined ? [] : [`target \`${to}\``]
  const run = actions.length === 0 ? [] : [`actions ${actions.map((action) => `\`${action}\``).join(', ')}`]
  return `- ${where}: \`${label}\`, ${[...target, ...run].join(', ') || 'no target and no actions'}`
}

function eventTable({ events }: NamedModel['model'], { transitions }: Chart): string {
  const types = [...new Set(events.map(({ type }) => type))]
  const rows = types.map((type) => {
    const examples = events.filter((event) => event.type === type).map(({ type: _, ...payload }) => payload)
    const cause = transitions.find(({ event }) => event === type)?.cause ?? type
    return `| \`${cause}\` | ${exampleText(examples)} |`
  })
  return ['| Event | Examples of its data |', '|---|---|', ...rows].join('\n')
}

const shownExamples = 3
const longestExample = 140

function exampleText(payloads: readonly object[]): string {
  const texts = [...new Set(payloads.map((payload) => JSON.stringify(payload, serializeErrors)))]
  return texts
    .filter((text) => text !== '{}')
    .slice(0, shownExamples)
    .map((text) => `\`${shortened(text).replaceAll('|', '\\|')}\``)
    .join('<br>')
}

function serializeErrors(_: string, value: unknown): unknown {
  return value instanceof Error ? `${value.name}: ${value.message}` : value
}

function shortened(text: string): string {
  return text.length > longestExample ? `${text.slice(0, longestExample - 1)}…` : text
}

function effectLines(model: NamedModel['model']): string[] {
  const sentEvents = [...sentEventsOf(model)].map(
    ([actor, types]) => `- Sends to ${actor}: ${types.map((type) => `\`${type}\``).join(', ')}`,
  )
  const effects = effectsOf(model)
  return [
    ...sentEvents,
    ...(effects.length > 0 ? [`- Effects: ${effects.map((name) => `\`${name}\``).join(', ')}`] : []),
  ]
}

/** The actors that a machine sends events to, with those events, from its model. */
function sentEventsOf(model: Model): Map<string, string[]> {
  const sentEvents = new Map<string, Set<string>>()
  for (const name of allEffectsOf(model)) {
    const [actor, type] = name.split(' ')
    if (actor === undefined || type === undefined) continue
    sentEvents.set(actor, (sentEvents.get(actor) ?? new Set()).add(type))
  }
  const entries = [...sentEvents].map(([actor, types]) => [actor, [...types].sort()] as const)
  return new Map(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The names of the effects that the ports of a machine perform. */
function effectsOf(model: Model): string[] {
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

/** Effects that depend on the context are computed from the initial context, with each example of the event. */
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

function nameOf(effect: Effect): string {
  return typeof effect === 'string' ? effect : effect.name
}
