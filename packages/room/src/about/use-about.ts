import { useSyncExternalStore } from 'react'
import { useLink, useRoom } from '../room-context.tsx'
import type { ApplicationInfo, MachineInfo } from './about-protocol.ts'
import type { About } from './about-source.ts'

function useAbout(): About {
  const { subscribe, get } = useRoom().ports.abouts.of(useLink())
  return useSyncExternalStore(subscribe, get)
}

/** The machines of this page's registry, and those that run in the inspected tab. */
export function useMachines(): readonly MachineInfo[] {
  return useAbout().machines
}

export function useApplication(): ApplicationInfo {
  return useAbout().application
}

export function useAboutProblem(): string | undefined {
  return useAbout().problem
}
