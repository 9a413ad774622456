import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { createActor } from 'xstate'
import type { Answer } from '../protocol.ts'
import { useLink } from '../room-context.tsx'
import { queryWith } from '../room-effects.ts'

/** The actors of the inspected tab, if there is one. The part that asks stays as it is when a tab comes or goes. */
export function useActors(): Answer<'actors.list'> | undefined {
  const link = useLink()
  const query = useMemo(
    () => link && createActor(queryWith(link, 'actors.list'), { input: { given: [] } }),
    [link],
  )
  useEffect(() => {
    query?.start()
    return () => {
      query?.stop()
    }
  }, [query])
  return useSelector(query, (snapshot) => snapshot?.context.answer) as Answer<'actors.list'> | undefined
}
