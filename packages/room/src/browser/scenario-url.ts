import type { Scenario } from '../registry.ts'

const parameter = 'scenario'

/** Returns the URL that opens an application in a scenario. */
export function scenarioUrl({ id, path }: Pick<Scenario, 'id' | 'path'>): string {
  const { origin, pathname, searchParams, hash } = new URL(path, location.origin)
  searchParams.set(parameter, id)
  return `${origin}${pathname}?${searchParams}${hash}`
}

/** Returns the id of the scenario that a query string names. */
export function scenarioIn(query: string): string | undefined {
  return new URLSearchParams(query).get(parameter) ?? undefined
}
