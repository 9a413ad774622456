import type { Scenario } from '../registry.ts'

const parameter = 'scenario'

/** The address at which an application opens in a scenario. */
export function scenarioUrl({ id, path }: Pick<Scenario, 'id' | 'path'>): string {
  const { origin, pathname, searchParams, hash } = new URL(path, location.origin)
  searchParams.set(parameter, id)
  return `${origin}${pathname}?${searchParams}${hash}`
}

/** The id of the scenario that the query of an address names. */
export function scenarioIn(query: string): string | undefined {
  return new URLSearchParams(query).get(parameter) ?? undefined
}
