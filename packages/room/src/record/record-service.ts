import type { UserActions } from '../browser/user-actions.ts'
import { hasPage, watchPage } from '../browser/watch-page.ts'
import type { HostCore, HostPart } from '../host/core.ts'
import { addressOf } from './addresses.ts'
import { expectationOf, foundInstead, standingOf } from './expectations.ts'
import { type Recorder, record } from './recorder.ts'
import type { Checked, Recording, RecordServices } from './recording.ts'
import { versionsOf } from './versions.ts'

export const createRecordService: HostPart<RecordServices> = (core) => {
  let recorder: Recorder | undefined
  let actions: UserActions | undefined
  let isStarting = false
  const set = new Map<string, readonly Checked[]>()
  core.onClose(() => {
    recorder?.stop()
    actions?.stop()
  })

  return {
    'record.state': () => ({
      canRecord: core.registry.replaying !== undefined || hasPage(),
      isRecording: recorder !== undefined,
      steps: recorder?.steps() ?? 0,
    }),
    async 'record.start'() {
      if (isStarting || recorder) return
      isStarting = true
      const { replaying } = core.registry
      // A tab that cannot load this code, such as one without a network, still records its events.
      const watched = await watchPage(core.subject.clock.now).catch(() => undefined)
      actions = watched
      recorder = replaying ? record(core, replaying) : watched && withoutEvents(core, watched)
      isStarting = false
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
      const page = actions?.stop()
      const recording = recorder?.stop()
      recorder = undefined
      actions = undefined
      set.clear()
      core.changed()
      return recording && page ? { ...recording, page } : recording
    },
  }
}

/** Of an application that does not say how it is replayed, only what the person does is recorded. */
function withoutEvents({ subject, registry }: HostCore, { count }: UserActions): Recorder {
  const at = subject.clock.now()
  const recording: Recording = {
    format: 1,
    build: registry.build,
    machines: versionsOf(registry.machines),
    at,
    root: null,
    steps: [],
  }
  return { steps: count, check: () => undefined, stop: () => recording }
}
