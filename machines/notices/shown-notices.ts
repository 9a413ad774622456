import { type Notice, topics, type Withdrawal } from '../domain/notice.ts'

/** A displayed notice. Equal ones are merged into one with a count, unless they offer Undo. */
export interface ShownNotice {
  id: number
  notice: Notice
  count: number
}

export interface NoticeChange {
  /** Notices that the new one replaces. */
  withdrawn: readonly ShownNotice[]
  /** Notices that are new, or whose count has increased. */
  said: readonly ShownNotice[]
  /** All notices that are displayed afterwards. */
  shown: readonly ShownNotice[]
}

/** A notice that offers Undo is withdrawn only by the actor that offers it; all others are withdrawn by topic. */
export function isWithdrawn({ notice: { action, text } }: ShownNotice, withdrawal: Withdrawal): boolean {
  if ('actor' in withdrawal) return action?.actor === withdrawal.actor
  const topic = topics[text]
  return !action && topic !== undefined && withdrawal.topics.includes(topic)
}

/** Adds notices to the shown ones. `lastId` is the highest id so far; ids are not reused. */
export function withNotices(
  before: readonly ShownNotice[],
  notices: readonly Notice[],
  lastId: number,
): NoticeChange {
  const newTopics = notices.flatMap(({ text }) => topics[text] ?? [])
  const withdrawn = before.filter(
    (shown) =>
      isWithdrawn(shown, { topics: newTopics }) && !notices.some((notice) => isEqual(shown.notice, notice)),
  )
  const shown = before.filter((shownNotice) => !withdrawn.includes(shownNotice))
  let id = lastId
  for (const notice of notices) {
    const equal = shown.find((shownNotice) => isEqual(shownNotice.notice, notice))
    if (equal) shown[shown.indexOf(equal)] = { ...equal, count: equal.count + 1 }
    else {
      id += 1
      shown.push({ id, notice, count: 1 })
    }
  }
  return { withdrawn, said: shown.filter((shownNotice) => !before.includes(shownNotice)), shown }
}

function isEqual(notice: Notice, other: Notice): boolean {
  return !notice.action && !other.action && notice.kind === other.kind && notice.text === other.text
}
