import { accessSync, constants, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserNames, pathsOn, type System, thisSystem } from './browsers.ts'

export type EngineName = 'chromium' | 'firefox' | 'webkit'
/** The browser and, if it needs them, the program that drives it and the program that provides a display. */
export type Programs = { browser: string; driver?: string; display?: string }
type Found = { name: EngineName } & ({ programs: Programs } | { missing: string })
export type EngineSystem = System & {
  /** For programs that do not print their version. */
  isProgram: (path: string) => boolean
  folders: (path: string) => string[]
}

const chromium = commandNames('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome')
const firefox: BrowserNames = {
  commands: ['firefox-esr', 'firefox'],
  macApps: ['Firefox.app/Contents/MacOS/firefox'],
  windowsApps: ['Mozilla Firefox\\firefox.exe'],
}

/** Finds the programs of each engine, or how to install them. Environment variables can name programs in other folders. */
export function findEngines(system: EngineSystem = thisEngineSystem()): Found[] {
  const { env, isProgram } = system
  const program = (variable: string, command: string) =>
    [env[variable] ?? '', ...pathsOn(system, commandNames(command))].find(isProgram)
  const browser = (variable: string, known: BrowserNames) =>
    [env[variable] ?? '', ...pathsOn(system, known)].find(system.runs)
  const display = env.DISPLAY ? undefined : program('XVFB_PATH', 'Xvfb')
  return [
    engine('chromium', 'apt-get install chromium chromium-driver, or set CHROME_PATH and CHROMEDRIVER_PATH', {
      browser: browser('CHROME_PATH', chromium),
      driver: program('CHROMEDRIVER_PATH', 'chromedriver'),
    }),
    engine('firefox', 'apt-get install firefox-esr, or set FIREFOX_PATH', {
      browser: browser('FIREFOX_PATH', firefox),
    }),
    engine(
      'webkit',
      'apt-get install webkit2gtk-driver xvfb, or set MINIBROWSER_PATH and WEBKIT_DRIVER_PATH',
      {
        browser: [env.MINIBROWSER_PATH ?? '', ...miniBrowsers(system)].find(isProgram),
        driver: program('WEBKIT_DRIVER_PATH', 'WebKitWebDriver'),
        ...(env.DISPLAY ? {} : { display }),
      },
    ),
  ]
}

function engine(
  name: EngineName,
  how: string,
  { browser, ...others }: Record<string, string | undefined>,
): Found {
  const rest = Object.values(others)
  if (!browser || rest.includes(undefined)) return { name, missing: how }
  return { name, programs: { browser, ...others } }
}

/** The MiniBrowser of WebKitGTK is installed next to its library, not in a folder of commands. */
function miniBrowsers({ folders }: EngineSystem): string[] {
  const libraries = ['/usr/libexec', '/usr/lib', ...folders('/usr/lib')]
  return libraries
    .flatMap((folder) => folders(folder))
    .filter((folder) => /\/webkit2gtk-4\.\d$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
}

function commandNames(...commands: string[]): BrowserNames {
  return { commands, macApps: [], windowsApps: [] }
}

function thisEngineSystem(): EngineSystem {
  return { ...thisSystem(), isProgram, folders }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}

function folders(path: string): string[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name))
  } catch {
    return []
  }
}
