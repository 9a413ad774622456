/** Describes the actions, guards and actor logic of XState 5 in a few words; a part of `xstate5.ts`. */
import { bodyOf, functionText, keysOf, shortened } from './function-text.ts'

/** The name of an action, or the effect of a built-in action: `assign count`, `raise press after 250 ms`, `sendTo lamp press`. */
export function actionText(action: unknown): string {
  if (typeof action === 'string') return action
  if (!isRecord(action)) return String(action ?? '')
  const { type } = action
  if (typeof type !== 'string') return functionText(action)
  const [, builtIn] = /^xstate\.(\w+)$/.exec(type) ?? []
  return builtIn === undefined ? type : builtInText(builtIn, action)
}

function builtInText(kind: string, action: Record<string, unknown>): string {
  const delay = delayText(action['delay'])
  if (kind === 'sendTo' && action['to'] === '#_parent')
    return joined('sendParent', eventText(action['event']), delay)
  const parts: Record<string, () => string[]> = {
    assign: () => [assignedText(action['assignment'])],
    raise: () => [eventText(action['event']), delay],
    emit: () => [eventText(action['event'])],
    sendTo: () => [valueText(action['to']), eventText(action['event']), delay],
    log: () => [valueText(action['value'] ?? action['label'])],
    cancel: () => [valueText(action['sendId'])],
    stopChild: () => [valueText(action['actorRef'])],
    spawnChild: () => [valueText(action['src'])],
    enqueueActions: () => [enqueuedText(action['collect'])],
  }
  return joined(kind, ...(parts[kind]?.() ?? []))
}

/** The names of the assigned properties. */
function assignedText(assignment: unknown): string {
  if (typeof assignment !== 'function') return isRecord(assignment) ? Object.keys(assignment).join(', ') : ''
  const body = bodyOf(assignment)
  return keysOf(body).join(', ') || functionText(assignment)
}

export function eventText(event: unknown): string {
  if (typeof event !== 'function') return isRecord(event) ? String(event['type'] ?? '') : valueText(event)
  const body = bodyOf(event)
  return /\btype: ?(['"`])(.+?)\1/.exec(body)?.[2] ?? functionText(event)
}

function delayText(delay: unknown): string {
  if (delay === undefined) return ''
  return `after ${typeof delay === 'number' ? `${delay} ms` : valueText(delay)}`
}

/** The names of the actions that an `enqueueActions` function enqueues. */
function enqueuedText(collect: unknown): string {
  if (typeof collect !== 'function') return ''
  const calls = [...bodyOf(collect).matchAll(/\benqueue(?:\.(\w+)|\(\s*(?:\{ ?type: ?)?(['"`])(.+?)\2)/g)]
  const names = calls.map(([, method, , name]) => name ?? method)
  return names.length > 0 ? [...new Set(names)].join(', ') : functionText(collect)
}

function valueText(value: unknown): string {
  if (typeof value === 'function') return functionText(value)
  if (isRecord(value)) return actorText(value)
  return value === undefined ? '' : shortened(String(value))
}

/** The name of actor logic that is not given by name: the id of a machine, or the function that the logic was made from. */
export function actorText(logic: unknown): string {
  if (typeof logic === 'function') return functionText(logic)
  if (!isRecord(logic)) return isGeneratedName(String(logic)) ? 'actor' : String(logic)
  const { id, config } = logic
  if (typeof config === 'function') return functionText(config)
  return typeof id === 'string' ? id.replace(/^\(machine\)$/, 'machine') : 'actor'
}

/** Whether XState generated this name, which it does for inline logic. */
export function isGeneratedName(src: string): boolean {
  return src.startsWith('xstate.invoke.')
}

/** The guard in words: `isKnown`, `not isKnown`, `isKnown and isEmpty`, `in cart.ready`, `context.count > 3`. */
export function guardText(guard: unknown): string {
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  if (typeof guard !== 'function') return String(guard)
  if ('stateValue' in guard) return `in ${stateText(guard.stateValue)}`
  if (!('guards' in guard && Array.isArray(guard.guards))) return functionText(guard)
  const parts = guard.guards.map((part: unknown) =>
    hasParts(part) ? `(${guardText(part)})` : guardText(part),
  )
  const combinator = combinatorOf(guard)
  return combinator === 'not' ? `not ${parts.join()}` : parts.join(` ${combinator} `)
}

function hasParts(guard: unknown): boolean {
  return typeof guard === 'function' && 'guards' in guard && combinatorOf(guard) !== 'not'
}

/** Minifiers rename `and`, `or` and `not`, so these are distinguished by their results for an empty list of guards. */
export function combinatorOf(guard: object): 'and' | 'or' | 'not' {
  if (!('check' in guard && typeof guard.check === 'function')) return 'and'
  try {
    return guard.check({}, {}, { guards: [] }) === true ? 'and' : 'or'
  } catch {
    return 'not'
  }
}

function stateText(value: unknown): string {
  if (!isRecord(value)) return String(value).replace(/^#/, '')
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${stateText(inner)}`)
    .join(' and ')
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}
