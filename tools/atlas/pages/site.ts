import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, root } from '../../paths.ts'
import type { Atlas } from '../atlas.ts'
import { chartVariables } from './frame.ts'
import { indexPage } from './index-page.ts'
import { machinePage } from './machine-page.ts'

/** Writes the pages, the data and the pictures of an atlas into an empty folder. */
export function writeSite(atlas: Atlas, pictures: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const common = commonMessages(atlas)
  writeFileSync(join(folder, 'index.html'), indexPage(atlas, common))
  for (const machine of atlas.machines)
    writeFileSync(join(folder, `${machine.name}.html`), machinePage(machine, common))
  writeFileSync(join(folder, 'atlas.json'), JSON.stringify(atlas))
  writeAssets(folder)
  for (const file of picturesIn(atlas)) copyFileSync(join(pictures, file), join(folder, 'pictures', file))
}

export function picturesIn({ machines }: Atlas): Set<string> {
  const views = machines.flatMap((machine) => machine.views)
  return new Set(views.flatMap(({ pictures }) => Object.values(pictures).map(({ file }) => file)))
}

function writeAssets(folder: string): void {
  const drawing = join(root, 'packages/chart/src/drawing')
  const styles = filesBelow(drawing).filter((file) => file.endsWith('.css'))
  const sheets = styles.map((file) => readFileSync(join(drawing, file), 'utf8'))
  writeFileSync(join(folder, 'chart.css'), [chartVariables(), ...sheets].join('\n'))
  for (const file of ['atlas.css', 'atlas.js'])
    copyFileSync(join(root, 'tools/atlas/pages', file), join(folder, file))
}

/** The messages in most views, such as those of the header and the footer, which do not distinguish states. */
function commonMessages({ machines }: Atlas): Set<string> {
  const views = machines.flatMap((machine) => machine.views)
  const counts = new Map<string, number>()
  for (const { messages } of views) for (const key of messages) counts.set(key, (counts.get(key) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count > 0.6 * views.length).map(([key]) => key))
}
