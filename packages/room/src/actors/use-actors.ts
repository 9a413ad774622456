import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { createActor } from 'xstate'
import type { Answer } from '../protocol.ts'
import { useLink } from '../room-context.tsx'
import { queryWith } from '../room-effects.ts'

/**
 * Returns the actors of the inspected tab, if there is one. It also works without a tab, so that the component stays
 * mounted when a tab connects or disconnects.
 */
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
