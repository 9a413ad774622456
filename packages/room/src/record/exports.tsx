import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useApplication } from '../about/use-about.ts'
import { recordTexts } from '../i18n/en/record.ts'
import type { playerMachine } from '../machines/player.machine.ts'
import { Button } from '../parts/button.tsx'
import { useRoom, useWords } from '../room-context.tsx'
import { asBrowserTest } from './as-browser-test.ts'
import { asTest } from './as-test.ts'
import { isRecording } from './versions.ts'

const recordingOf = ({ context: { recording } }: SnapshotFrom<typeof playerMachine>) => recording

/** Buttons that export the recording as a file: for other rooms, and as tests. Export is shown, but disabled, without a recording. */
export const Exports = ({ player }: { readonly player: ActorRefFrom<typeof playerMachine> }) => {
  const { files } = useRoom().ports
  const { test } = useApplication()
  const words = useWords(recordTexts)
  const loaded = useSelector(player, recordingOf)
  const recording = isRecording(loaded) ? loaded : undefined
  const page = recording?.page
  const save = (name: string, type: string, content: string) =>
    files.save(name, new Blob([content], { type }))
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={!recording}
        onClick={() =>
          save('session.json', 'application/json', JSON.stringify({ ...recording, id: undefined }))
        }
      >
        {words.export}
      </Button>
      {recording && test ? (
        <Button
          size="sm"
          variant="outline"
          onClick={() => save('session.test.ts', 'text/plain', asTest(recording, test))}
        >
          {words.test}
        </Button>
      ) : null}
      {recording && page && page.actions.length > 0 ? (
        <Button
          size="sm"
          variant="outline"
          onClick={() => save('session.spec.ts', 'text/plain', asBrowserTest(page, recording.at))}
        >
          {words.playwright}
        </Button>
      ) : null}
    </>
  )
}
