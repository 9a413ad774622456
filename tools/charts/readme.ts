import { join } from 'node:path'
import { relative } from 'node:path/posix'
import { edgesAndLoops, eventLabel, type Loop, mermaidOf } from '@statecart/chart'
import { root } from '../paths.ts'
import type { NamedModel } from './models.ts'
import { effectsOf, messagesOf } from './talk.ts'

export const chartsFile = join(root, 'machines/README.md')

const head = `# The machines

Every behaviour of the shop, as it is driven by its model. Written by \`npm run charts\`: change a machine or its model, not
this page. In the diagrams \`done x\` and \`failed x\` are the outcomes of what a state has set going under the name x,
\`at once\` leads on without waiting, and a name in brackets is the condition.
`

/** The page that shows every machine. */
export function chartsPage(models: readonly NamedModel[]): string {
  const contents = models.map(({ name, model }) => `- [${name}](#${name}): ${model.purpose}`)
  return [head, contents.join('\n'), '', ...models.map(sectionOf)].join('\n')
}

function sectionOf({ path, name, model }: NamedModel): string {
  const file = relative('machines', path)
  const { loops } = edgesAndLoops(model.machine)
  const parts = [
    `## ${name}`,
    model.purpose,
    `[machine](${file}.machine.ts) · [model](${file}.model.ts)`,
    `\`\`\`mermaid\n${mermaidOf(model.machine)}\n\`\`\``,
    loops.map(loopLine).join('\n'),
    eventTable(model),
    talkLines(model).join('\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function loopLine({ state, label, to, actions }: Loop): string {
  const where = state === '' ? 'Anywhere' : `Anywhere in \`${state}\``
  const goal = to === undefined ? '' : ` leads to \`${to}\``
  return `- ${where}: \`${label}\`${goal}${actions.length > 0 ? ` (${actions.join(', ')})` : ''}`
}

function eventTable({ events, machine }: NamedModel['model']): string {
  const types = [...new Set(events.map(({ type }) => type))]
  const rows = types.map((type) => {
    const examples = events.filter((event) => event.type === type).map(({ type: _, ...payload }) => payload)
    return `| \`${eventLabel(type, machine)}\` | ${exampleText(examples)} |`
  })
  return ['| Event | Carries, for example |', '|---|---|', ...rows].join('\n')
}

const shownExamples = 3
const longestExample = 140

function exampleText(payloads: readonly object[]): string {
  const texts = [...new Set(payloads.map((payload) => JSON.stringify(payload, readably)))]
  return texts
    .filter((text) => text !== '{}')
    .slice(0, shownExamples)
    .map((text) => `\`${shortened(text).replaceAll('|', '\\|')}\``)
    .join('<br>')
}

function readably(_: string, value: unknown): unknown {
  return value instanceof Error ? `${value.name}: ${value.message}` : value
}

function shortened(text: string): string {
  return text.length > longestExample ? `${text.slice(0, longestExample - 1)}…` : text
}

function talkLines(model: NamedModel['model']): string[] {
  const talk = [...messagesOf(model)].map(
    ([actor, messages]) => `- Tells ${actor}: ${messages.map((message) => `\`${message}\``).join(', ')}`,
  )
  const effects = effectsOf(model)
  return [
    ...talk,
    ...(effects.length > 0 ? [`- Does: ${effects.map((name) => `\`${name}\``).join(', ')}`] : []),
  ]
}
