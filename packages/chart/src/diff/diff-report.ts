import type { ChartState } from '../chart.ts'
import type { Changed, ChartDiff, FieldChange, LocatedTransition } from './chart-diff.ts'

/** One line of a report. */
export interface Difference {
  sign: '+' | '-' | '~'
  /** The name of the state or transition. */
  subject: string
  details: readonly FieldChange[]
}

export function differencesIn({ states, transitions }: ChartDiff): Difference[] {
  return [
    ...states.added.map((state) => line('+', stateName(state))),
    ...states.removed.map((state) => line('-', stateName(state))),
    ...states.renamed.map(({ before, after }) =>
      line('~', stateName(after), [{ field: 'name', before: before.key, after: after.key }]),
    ),
    ...changedLines(states.changed, stateName),
    ...transitions.added.map((transition) => line('+', transitionName(transition))),
    ...transitions.removed.map((transition) => line('-', transitionName(transition))),
    ...changedLines(transitions.changed, transitionName),
    ...transitions.reordered.map(({ path, cause, before, after }) =>
      line('~', `transitions of ${pathName(path)} on ${cause}`, [
        { field: 'order', before: before.join(', '), after: after.join(', ') },
      ]),
    ),
  ]
}

/** Formats a diff for a terminal. */
export function diffText(name: string, diff: ChartDiff): string {
  const lines = differencesIn(diff).flatMap(({ sign, subject, details }) => [
    `${sign} ${subject}`,
    ...details.map(({ field, before, after }) => `    ${field}: ${shown(before)} → ${shown(after)}`),
  ])
  return [`${name}: ${summary(diff)}`, ...lines.map((text) => `  ${text}`)].join('\n')
}

/** Formats a diff as Markdown for a code review. */
export function diffMarkdown(name: string, diff: ChartDiff): string {
  const rows = differencesIn(diff).map(
    ({ sign, subject, details }) =>
      `| ${signNames[sign]} | ${cell(subject)} | ${details
        .map(({ field, before, after }) => `${field}: ${code(before)} → ${code(after)}`)
        .join('<br>')} |`,
  )
  const table = rows.length > 0 ? ['', '| | Where | What |', '|---|---|---|', ...rows] : []
  return [`### ${name}`, '', summary(diff), ...table, ''].join('\n')
}

const signNames: Record<Difference['sign'], string> = { '+': 'added', '-': 'removed', '~': 'changed' }

/** "2 states added, 1 transition changed" */
function summary({ states, transitions }: ChartDiff): string {
  const counts = [
    ...Object.entries(states).map(([what, { length }]) => counted(length, 'state', what)),
    ...Object.entries(transitions).map(([what, { length }]) => counted(length, 'transition', what)),
  ].filter((text) => text !== '')
  return counts.join(', ') || 'no difference'
}

function counted(count: number, noun: string, what: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'} ${what}`
}

function line(sign: Difference['sign'], subject: string, details: readonly FieldChange[] = []): Difference {
  return { sign, subject, details }
}

function changedLines<Part>(changes: readonly Changed<Part>[], name: (part: Part) => string): Difference[] {
  return changes.map(({ after, fields }) => line('~', name(after), fields))
}

function stateName({ path, kind }: ChartState): string {
  return `state ${pathName(path)}${kind === 'atomic' ? '' : ` (${kind})`}`
}

function transitionName({ path, cause, guard, targetPaths }: LocatedTransition): string {
  const condition = guard === undefined ? '' : ` [${guard}]`
  const target = targetPaths.length > 0 ? ` → ${targetPaths.map(pathName).join(', ')}` : ''
  return `transition ${pathName(path)} on ${cause}${condition}${target}`
}

function pathName(path: string): string {
  return path || '(root)'
}

function shown(value: string): string {
  return value || 'none'
}

/** A value with backticks, such as the source of a template literal, needs a longer fence and spaces beside it. */
function code(value: string): string {
  if (value === '') return 'none'
  const longest = Math.max(0, ...(value.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  const space = longest === 0 ? '' : ' '
  return `${fence}${space}${cell(value)}${space}${fence}`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
