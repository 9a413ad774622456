import type { RoomLink } from '../protocol.ts'
import { useLook, useRoom } from '../room-context.tsx'
import type { Proof } from './proof.ts'

/** What is known of the machines of an application that runs. */
export function useProof(link: RoomLink): Proof {
  const { coverage } = useRoom().ports.registry
  return { coverage, session: useLook(link, 'prove.taken') ?? {} }
}

/** What is known where none runs. */
export function useTests(): Proof {
  return { coverage: useRoom().ports.registry.coverage, session: undefined }
}
