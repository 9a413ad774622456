import type { ComponentType } from 'react'
import { matchRoute } from '../../machines/domain/canonical-path.ts'
import { type Route, routes } from './routes.ts'

const loaded = new Map<string, ComponentType>()

export function routeFor(path: string): Route | undefined {
  const match = matchRoute(path)
  return routes.find(({ pattern }) => pattern === match?.pattern)
}

/** Fetches a screen's code before its address is shown, so that nothing is rendered by halves. */
export async function prepareScreen(path: string): Promise<void> {
  const route = routeFor(path)
  if (route && !loaded.has(route.pattern)) loaded.set(route.pattern, await route.load())
}

/** The screen, if its code has arrived. */
export function screenOf(route: Route): ComponentType | undefined {
  return loaded.get(route.pattern)
}

/** Drops every loaded screen. For tests, which open many pages in one process. */
export function forgetScreens(): void {
  loaded.clear()
}
