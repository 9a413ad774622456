import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { hintsTexts } from '../i18n/en/hints.ts'
import { hintMachine } from '../machines/hint.machine.ts'
import { Button } from '../parts/button.tsx'
import { useRoom, useWords } from '../room-context.tsx'
import './hint.css'

const isShown = (snapshot: SnapshotFrom<typeof hintMachine>) => snapshot.matches('shown')

interface Props {
  readonly tool: Exclude<keyof typeof hintsTexts.en, 'dismiss'>
}

/** A sentence that explains a tool, shown until the user dismisses it. */
export const Hint = ({ tool }: Props) => {
  const { memory } = useRoom().ports
  const words = useWords(hintsTexts)
  const key = `hint.${tool}`
  const logic = useMemo(
    () => hintMachine.provide({ actions: { remember: () => memory.save(key, true) } }),
    [memory, key],
  )
  const hint = useActorRef(logic, { input: { isSeen: memory.of(key) === true } })
  if (!useSelector(hint, isShown)) return null
  return (
    <p className="sc-room-hint">
      {words[tool]}{' '}
      <Button size="sm" variant="ghost" onClick={() => hint.send({ type: 'hint.dismissed' })}>
        {words.dismiss}
      </Button>
    </p>
  )
}
