import { Complaint } from './complaint.ts'
import { pathsOn, type System, thisSystem } from './on-system.ts'

const names = {
  commands: ['firefox-esr', 'firefox'],
  macApps: ['Firefox.app/Contents/MacOS/firefox'],
  windows: ['Mozilla Firefox\\firefox.exe'],
}

/** The Firefox to test with: the one named by FIREFOX_PATH, else one of the system. */
export function findFirefox(system: System = thisSystem()): string {
  const named = system.env.FIREFOX_PATH
  const found = (named ? [named] : pathsOn(system, names)).find(system.runs)
  if (found) return found
  throw new Complaint(
    named
      ? `FIREFOX_PATH is ${named}, which is no browser that runs here.`
      : 'No Firefox was found, so nothing was tried in it: install one (apt-get install firefox-esr), or set FIREFOX_PATH.',
  )
}
