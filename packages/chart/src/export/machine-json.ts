import { type Chart, type ChartState, type ChartTransition, isHistory, routeOf } from '../chart.ts'
import { ancestorsOf, childrenOf, rootOf, stateWith, transitionsFrom } from '../nesting.ts'
import { targetAt } from '../paths.ts'
import { delayOf } from './delays.ts'

/** Writes the machine as a JSON configuration for `createMachine` and statechart editors. Functions are written by name. */
export function machineJson(chart: Chart): string {
  const root = rootOf(chart)
  return `${JSON.stringify({ ...(chart.id === chart.name ? { id: chart.id } : {}), ...stateJson(root, chart) }, null, 2)}\n`
}

function stateJson(state: ChartState, chart: Chart): object {
  const { kind, initial, entry, exit, invokes, tags } = state
  const route = chart.transitions.find((one) => routeOf(one) === `#${state.id}`)
  // XState ignores the route of a state without an id of its own.
  const name = route ? { id: state.id } : ownName(state, chart)
  if (isHistory(state))
    return { ...name, type: 'history', history: kind, ...unlessEmpty('target', targetsTo(initial, chart)) }
  const children = childrenOf(state.id, chart)
  const own = transitionsFrom(state.id, chart).filter((one) => routeOf(one) === undefined)
  const always = own
    .filter(({ event }) => event === '')
    .map((transition) => transitionJson(transition, chart))
  return {
    ...name,
    ...(kind === 'parallel' || kind === 'final' ? { type: kind } : {}),
    ...(kind === 'compound' ? { initial: initialJson(state, children) } : {}),
    ...unlessEmpty('tags', tags),
    ...unlessEmpty('entry', entry.map(named)),
    ...unlessEmpty('exit', exit.map(named)),
    ...unlessEmpty('invoke', invokes.map(invokeJson)),
    ...(route ? { route: transitionJson({ ...route, targets: [] }, chart) } : {}),
    ...unlessEmpty('always', always),
    ...unlessEmpty('after', grouped(own, chart, delayOf)),
    ...unlessEmpty(
      'on',
      grouped(
        own,
        chart,
        (transition) => (delayOf(transition) === undefined && transition.event) || undefined,
      ),
    ),
    ...unlessEmpty(
      'states',
      Object.fromEntries(children.map((child) => [child.key, stateJson(child, chart)])),
    ),
  }
}

/** Returns the id of a state unless it is the default id that XState makes from the path. */
function ownName({ id, path, parent }: ChartState, chart: Chart): object {
  return parent === undefined || id === `${chart.id}.${path}` ? {} : { id }
}

function initialJson({ initial, initialActions = [] }: ChartState, children: readonly ChartState[]): unknown {
  const target = children.find(({ id }) => initial.includes(id))?.key
  return initialActions.length === 0 ? target : { target, actions: initialActions.map(named) }
}

/** Leaves out an id that XState generated, because XState generates it again. */
function invokeJson({ id, src, name }: ChartState['invokes'][number]): object {
  return id === name ? { id, src } : { src }
}

function grouped(
  transitions: readonly ChartTransition[],
  chart: Chart,
  keyOf: (transition: ChartTransition) => string | undefined,
): Record<string, object[]> {
  // A map, because an event may have the name of a property that every object has, such as `constructor`.
  const groups = new Map<string, object[]>()
  for (const transition of transitions) {
    const key = keyOf(transition)
    if (key === undefined) continue
    groups.set(key, [...(groups.get(key) ?? []), transitionJson(transition, chart)])
  }
  return Object.fromEntries(groups)
}

/** Writes targets as paths from the root, so that dots in ids and keys can be escaped. */
function targetsTo(ids: readonly string[], chart: Chart): string[] {
  return ids.map((id) => {
    const keys = [id, ...ancestorsOf(id, chart)].flatMap((one) => stateWith(one, chart) ?? [])
    return targetAt(
      chart.id,
      keys
        .reverse()
        .slice(1)
        .map(({ key }) => key),
    )
  })
}

function transitionJson({ targets, guard, actions, reenter }: ChartTransition, chart: Chart): object {
  return {
    ...unlessEmpty('target', targetsTo(targets, chart)),
    ...(guard === undefined ? {} : { guard: { type: guard } }),
    ...unlessEmpty('actions', actions.map(named)),
    ...(reenter ? { reenter } : {}),
  }
}

function named(type: string): { type: string } {
  return { type }
}

function unlessEmpty(key: string, value: readonly unknown[] | object): object {
  return Object.keys(value).length === 0 ? {} : { [key]: value }
}
