import { notesOf } from '../stages/notes.ts'
import { playShown } from '../stages/shown-run.ts'

/** Runs axe-core on every route in every state, in both themes and two window sizes; lists what needs manual review. */
export async function run(): Promise<void> {
  const { passed, report } = await playShown(['axe'], { AXE: 'whole' })
  const counts = new Map<string, number>()
  for (const { text } of report ? notesOf(report, 'undecided') : [])
    counts.set(text, (counts.get(text) ?? 0) + 1)
  const lines = [...counts].map(([note, count]) => `${String(count).padStart(5)} × ${note}`)
  console.log(`\nLeft undecided by axe-core, and looked at:\n${lines.join('\n')}`)
  if (!passed) process.exitCode = 1
}
