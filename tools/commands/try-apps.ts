import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../browsers.ts'
import { freePort } from '../free-port.ts'
import { requireKnown } from '../options.ts'
import { type TriedApp, triedApps } from '../try/apps.ts'
import { driveRoom, type Outcome, type Trial, trials } from '../try/drive.ts'
import { installApp, packPackages, temporaryFolder } from '../try/install.ts'
import { takePicture } from '../try/picture.ts'
import { runApp } from '../try/run-app.ts'

type Row = { app: TriedApp; outcomes: ReadonlyMap<Trial, Outcome> }

const pictureOption = '--picture'

/**
 * Packs the packages, installs them into small applications of several kinds, and drives each application in Chromium. With
 * names, only the named applications. `--picture` takes the picture for the README of the room from the last application.
 */
export async function run(args: string[]): Promise<void> {
  const names = args.filter((word) => word !== pictureOption)
  requireKnown(
    'application',
    names,
    triedApps.map(({ name }) => name),
  )
  const folder = temporaryFolder('apps')
  const browser = await chromium.launch({ executablePath: findChromium() })
  try {
    const packed = await packPackages(folder)
    const rows: Row[] = []
    for (const app of triedApps.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const context = await browser.newContext({ viewport: { width: 1366, height: 854 } })
      const place = await installApp(app, packed, folder)
      const running = await runApp(app, place, await freePort(), await context.newPage())
      const room = await context.newPage()
      try {
        rows.push({ app, outcomes: await driveRoom(app, running, room) })
        if (args.includes(pictureOption)) await takePicture(room)
      } finally {
        running.stop()
      }
      console.log(lineOf(rows.at(-1)))
      await context.close()
    }
    report(rows)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function lineOf(row: Row | undefined): string {
  if (!row) return ''
  const marks = trials.map((trial) => markOf(row.outcomes.get(trial)).padEnd(trial.length + 2))
  return `${row.app.name.padEnd(14)}${marks.join('')}`
}

function markOf(outcome: Outcome | undefined): string {
  if (!outcome) return '–'
  return outcome.passed ? 'yes' : 'NO'
}

function report(rows: readonly Row[]): void {
  console.log(`\n${''.padEnd(14)}${trials.map((trial) => trial.padEnd(trial.length + 2)).join('')}`)
  for (const row of rows) console.log(lineOf(row))
  for (const { app, outcomes } of rows)
    for (const [trial, outcome] of outcomes)
      if (!outcome.passed) console.log(`\n${app.name}, ${trial}: ${outcome.why}`)
  const passed = rows.filter(({ outcomes }) => [...outcomes.values()].every((outcome) => outcome.passed))
  console.log(`\n${passed.length} of ${rows.length} applications`)
  if (passed.length < rows.length) process.exitCode = 1
}
