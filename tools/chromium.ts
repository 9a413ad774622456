import { chromium } from '@playwright/test'
import { Complaint } from './complaint.ts'
import { fetchChromium } from './fetch-chromium.ts'
import { pathsOn, type System, thisSystem } from './on-system.ts'

type Looks = System & { playwright: string }

const windowless = 'chromium-headless-shell'
const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const macApps = ['Google Chrome', 'Chromium', 'Google Chrome for Testing'].map(
  (app) => `${app}.app/Contents/MacOS/${app}`,
)
const windows = ['Google\\Chrome\\Application\\chrome.exe']

/**
 * The Chromium to test with: the one named by CHROME_PATH, else one of the system, else Playwright's own. The one without
 * windows comes first: it is the same browser for a third less of work.
 */
export function findChromium(looks: Looks = thisMachine()): string {
  return find(looks, [windowless, ...commands])
}

/** The one that has settings, for what a person sets in them. */
export function findWindowedChromium(looks: Looks = thisMachine()): string {
  return find(looks, [...commands, windowless])
}

/** As the tests of the browser are told of them. Where there is none, one is fetched. */
export async function browsersToTest(): Promise<Browsers> {
  try {
    return { CHROME_PATH: findChromium(), WINDOWED_CHROME_PATH: findWindowedChromium() }
  } catch (error) {
    if (process.env.CHROME_PATH) throw error
    const fetched = await fetchChromium()
    if ('path' in fetched) return { CHROME_PATH: fetched.path, WINDOWED_CHROME_PATH: fetched.path }
    throw new Complaint(
      `${error instanceof Error ? error.message : error} None could be fetched (${fetched.why}).`,
    )
  }
}

export type Browsers = Record<'CHROME_PATH' | 'WINDOWED_CHROME_PATH', string>

function find(looks: Looks, ordered: string[]): string {
  const named = looks.env.CHROME_PATH
  if (named) {
    if (looks.runs(named)) return named
    throw new Complaint(`CHROME_PATH is ${named}, which is no browser that runs here.`)
  }
  const ofSystem = pathsOn(looks, { commands: ordered, macApps, windows })
  const found = [...ofSystem, '/opt/google/chrome/chrome', looks.playwright].find(looks.runs)
  if (found) return found
  throw new Complaint(
    'No Chromium was found: install one (apt-get install chromium, or npx playwright install chromium), or set CHROME_PATH.',
  )
}

function thisMachine(): Looks {
  return { ...thisSystem(), playwright: chromium.executablePath() }
}
