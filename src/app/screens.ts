import type { ComponentType } from 'react'
import { matchRoute } from '../../machines/domain/canonical-path.ts'
import type { RoutePath } from '../../machines/domain/routes.ts'
import { routes, screenFile } from '../routes.ts'

const screens = import.meta.glob<ComponentType>('../screens/*/*-screen.tsx', { import: 'Screen' })
const loaded = new Map<RoutePath, ComponentType>()

export function routeOf(path: string): RoutePath | undefined {
  const pattern = matchRoute(path)?.pattern
  return pattern && pattern in routes ? (pattern as RoutePath) : undefined
}

/** Loads a screen's code before its address is shown, so that the screen can be rendered immediately. */
export async function prepareScreen(path: string): Promise<void> {
  const route = routeOf(path)
  if (route && !loaded.has(route)) loaded.set(route, await loadScreen(route))
}

export function loadScreen(route: RoutePath): Promise<ComponentType> {
  const load = screens[screenFile(route).replace('src/', '../')]
  if (!load) throw new Error(`There is no ${screenFile(route)}`)
  return load()
}

/** The screen, if its code has been loaded. */
export function screenOf(route: RoutePath): ComponentType | undefined {
  return loaded.get(route)
}

/** Drops every loaded screen. For tests, which open many pages in one process. */
export function forgetScreens(): void {
  loaded.clear()
}
