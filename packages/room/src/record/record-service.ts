import type { UserActions } from '../browser/user-actions.ts'
import { watchPage } from '../browser/watch-page.ts'
import type { HostCore } from '../host/core.ts'
import { addressOf } from './addresses.ts'
import { currentValues, expectationOf, foundInstead } from './expectations.ts'
import { type Recorder, record } from './recorder.ts'
import type { Checked, RecordServices } from './recording.ts'
import { written, writtenPage } from './recording-file.ts'
import type { StoredRecordings } from './stored-recordings.ts'

export function createRecordService(core: HostCore, recordings: StoredRecordings): RecordServices {
  /** A recording of a replay would contain the other recording again, without the actions of a user. */
  const canRecord = !core.subject.isReplay
  let recorder: Recorder | undefined
  let actions: UserActions | undefined
  let isStarting = false
  let isClosed = false
  const set = new Map<string, readonly Checked[]>()
  core.onClose(() => {
    isClosed = true
    recorder?.stop()
    actions?.stop()
  })

  return {
    'record.state': () => ({
      canRecord,
      isRecording: recorder !== undefined,
      steps: recorder?.steps() ?? 0,
    }),
    async 'record.start'() {
      if (isStarting || recorder || !canRecord) return
      isStarting = true
      // If this code cannot be loaded, for example without a network, the events are still recorded.
      const watching = await watchPage(core.subject.clock.now).catch(() => undefined)
      isStarting = false
      try {
        if (!isClosed) recorder = record(core)
      } finally {
        if (recorder) actions = watching
        else watching?.stop()
      }
      core.changed()
    },
    'record.checks'(sessionId) {
      const ref = core.actors.of(sessionId)?.ref
      return { current: ref ? currentValues(ref, core.plain) : [], set: set.get(sessionId) ?? [] }
    },
    'record.check'(sessionId, path, typed) {
      const ref = core.actors.of(sessionId)?.ref
      if (!(ref && recorder)) return
      const expectation = expectationOf(path, typed)
      recorder.check(addressOf(ref), expectation)
      const checked = { ...expectation, found: foundInstead(ref, expectation, core.plain) }
      set.set(sessionId, [...(set.get(sessionId) ?? []), checked])
      core.changed()
    },
    'record.stop'() {
      const [stopping, watching] = [recorder, actions]
      recorder = undefined
      actions = undefined
      set.clear()
      core.changed()
      const page = watching?.stop()
      const recording = stopping?.stop()
      if (!recording) return undefined
      const file = written(recordings.store(recording), core)
      return page ? { ...file, page: writtenPage(page, core.plain.redaction) } : file
    },
  }
}
