import { writeFileSync } from 'node:fs'
import { listTests, selectTests } from './stages/select.ts'
import { CommandError, runCommand, runTool } from './tool.ts'

type Command = (words: string[]) => void | Promise<void>

/** The short commands; the others are files in tools/commands. The modules of a command are loaded when it runs. */
const commands: Record<string, Command> = {
  /** Compares the shop with other libraries on the same work in the same run. Takes about 15 minutes. */
  async bench(names) {
    const { bench } = await import('./bench/bench.ts')
    await bench(names)
  },

  /** Draws machines of 200 and 400 states in Chromium, and prints the costs as a table. */
  async 'bench-charts'(words) {
    await playFigures(['--workers=1', ...words], { SPECS: 'large-charts' })
  },

  /** Builds the site unless dist/ was made from the same files. */
  'build-changed': build,

  async 'build-static'() {
    const { writeStatic } = await import('./static/write-static.ts')
    await build()
    const { named } = await writeStatic()
    console.log('The shop for any static host lies in dist-static/.')
    if (!named) console.log('Its pages do not name their address: set VITE_SITE_URL to where it will be.')
  },

  /** The script size of each route. */
  async bytes() {
    const { runBytes } = await import('./stages/stages.ts')
    await build()
    const { failed, output } = runBytes()
    console.log(output)
    succeed(failed === 0)
  },

  /** Draws every machine into machines/README.md. */
  async charts() {
    const { namedModels } = await import('./charts/models.ts')
    const { chartsFile, chartsPage } = await import('./charts/readme.ts')
    writeFileSync(chartsFile, chartsPage(namedModels))
    console.log(`${namedModels.length} machines drawn in machines/README.md`)
  },

  /** The checks that neither Biome nor knip has. */
  async check() {
    const { checkProject } = await import('./checks/checks.ts')
    const findings = checkProject()
    for (const finding of findings) console.log(finding)
    succeed(findings.length === 0)
  },

  /** Removes transitions, guards, actions and reentry from the machines, one at a time, and reports undetected removals. */
  async 'mutate-models'([count = '30', seed = `${Date.now() % 100_000}`]) {
    console.log(`${count} removals, seed ${seed}`)
    const env = { REMOVALS: count, REMOVALS_SEED: seed }
    const words = ['run', '--project', 'removals', '--silent']
    const { code } = await runTool('vitest', words, { env, shown: true })
    succeed(code === 0)
  },

  /** Creates the files of a new behavior: machine, model and test, and adds it to the charts. */
  async 'new-machine'([name = '']) {
    const { writeMachine } = await import('./scaffold/new-machine.ts')
    const files = writeMachine(name)
    await runTool('@biomejs/biome', ['check', '--write', ...files])
    for (const file of files) console.log(`wrote ${file}`)
    // In a child process, because the list of models is read when a process starts.
    const { code } = await runCommand('charts', [], { shown: true })
    succeed(code === 0)
  },

  /** Measures in two windows whether each chart of the machine room is legible when it opens. */
  async 'room-legibility'() {
    const { playShown } = await import('./stages/shown-run.ts')
    const { passed } = await playShown(['--workers=1'], { SPECS: 'legibility' })
    succeed(passed)
  },

  /** Runs axe-core on every route in every state, in both themes and two window sizes; lists what needs manual review. */
  async 'test-axe'() {
    const { notesOf, playShown } = await import('./stages/shown-run.ts')
    const { passed, report } = await playShown(['axe'], { AXE: 'whole' })
    const counts = new Map<string, number>()
    for (const { text } of report ? notesOf(report, 'undecided') : [])
      counts.set(text, (counts.get(text) ?? 0) + 1)
    const lines = [...counts].map(([note, count]) => `${String(count).padStart(5)} × ${note}`)
    console.log(`\nLeft undecided by axe-core, and looked at:\n${lines.join('\n')}`)
    succeed(passed)
  },

  /** Runs the tests of faults, load and attacks at full length, and prints a table of the results. */
  async 'test-storm'(names) {
    const files = names.length > 0 ? selectTests({ ...listTests(), unit: [] }, names).browser : []
    await playFigures([...files, '--grep', '@storm'], { STORM: '1' })
  },

  /** Tries the site behind four kinds of file servers and behind a reverse proxy, and prints a table of the results. */
  async 'test-hosts'(words) {
    await playFigures(words, { SPECS: 'hosts' })
  },

  /** Runs two hours at ten times the speed on one page, and 200 random shoppers with one profile; prints the results. */
  async 'test-soak'(words) {
    await playFigures(words, { SPECS: 'soak' })
  },

  /** Tests two builds of the shop that replace each other; the second has other texts and a migrated database. */
  async 'test-versions'(words) {
    await playFigures(words, { SPECS: 'versions' })
  },

  /** Runs the tests again on every save: all tests, or those with one of the names in their path. */
  async 'test-watch'(names) {
    const tests = { ...listTests(), browser: [] }
    const files = names.length > 0 ? selectTests(tests, names).unit : []
    const { code } = await runTool('vitest', ['watch', ...files], { shown: true })
    succeed(code === 0)
  },
}

async function build(): Promise<void> {
  const { buildWhenChanged } = await import('./site/build.ts')
  await buildWhenChanged(console.log)
}

/** Runs browser tests, and prints what they reported as a table. */
async function playFigures(words: string[], env: Record<string, string>): Promise<void> {
  const { figuresOf, playShown, tableOf } = await import('./stages/shown-run.ts')
  const started = Date.now()
  const { passed, report } = await playShown(words, env)
  if (report) {
    const { expected, unexpected, flaky } = report.stats
    const minutes = ((Date.now() - started) / 60_000).toFixed(1)
    console.log(`\n${tableOf(figuresOf(report))}\n`)
    console.log(`${expected} passed, ${unexpected + flaky} failed, ${minutes} minutes`)
  }
  succeed(passed)
}

function succeed(passed: boolean): void {
  if (!passed) process.exitCode = 1
}

/** `vite-node tools/run.ts charts`: the words after the name are the arguments of the command. */
const [name = '', ...words] = process.argv.slice(2)

try {
  const run: Command = commands[name] ?? (await import(`./commands/${name}.ts`)).run
  await run(words)
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
