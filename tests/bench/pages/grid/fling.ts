import { nextFrame } from '../figures.ts'
import type { Trial } from '../trial.ts'

const frames = 200
const step = 900
/** One and a half frames at 60 a second: this one came late. */
const late = 25

/** Scrolls 200 times by a window's height, turning where the list ends, and counts the frames that came late. */
export function flung(scroller: Element): Trial {
  return {
    async run() {
      const counted = { 'late frames': 0, 'most nodes': 0, 'blank frames': 0 }
      const end = scroller.scrollHeight - scroller.clientHeight
      let [place, way] = [0, step]
      let before = await nextFrame()
      for (let frame = 0; frame < frames; frame += 1) {
        if (place + way < 0 || place + way > end) way = -way
        place += way
        scroller.scrollTop = place
        const now = await nextFrame()
        if (now - before > late) counted['late frames'] += 1
        before = now
        if (frame % 25 === 0)
          counted['most nodes'] = Math.max(counted['most nodes'], document.querySelectorAll('*').length)
      }
      // Whoever draws no rows in between sees that it stands when a frame has gone by.
      await nextFrame()
      await nextFrame()
      if (!isCardAt(innerHeight / 2)) counted['blank frames'] += 1
      return counted
    },
  }
}

/** The middle of the window may lie between two rows; a card is no further away than the gap. */
function isCardAt(height: number): boolean {
  return [-24, 0, 24].some((offset) =>
    document.elementFromPoint(innerWidth / 3, height + offset)?.closest('.sc-card'),
  )
}
