import type { HostPart } from '../host/core.ts'
import { addressOf } from './addresses.ts'
import { expectationOf, foundInstead, standingOf } from './expectations.ts'
import { type Recorder, record } from './recorder.ts'
import type { Checked, RecordServices } from './recording.ts'

export const createRecordService: HostPart<RecordServices> = (core) => {
  let recorder: Recorder | undefined
  const set = new Map<string, readonly Checked[]>()
  core.onClose(() => recorder?.stop())

  return {
    'record.state': () => ({
      canRecord: core.registry.replaying !== undefined,
      isRecording: recorder !== undefined,
      steps: recorder?.steps() ?? 0,
    }),
    'record.start'() {
      const { replaying } = core.registry
      if (replaying) recorder ??= record(core, replaying)
      core.changed()
    },
    'record.checks'(sessionId) {
      const ref = core.actors.of(sessionId)?.ref
      return { standing: ref ? standingOf(ref, core.plain) : [], set: set.get(sessionId) ?? [] }
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
      const recording = recorder?.stop()
      recorder = undefined
      set.clear()
      core.changed()
      return recording
    },
  }
}
