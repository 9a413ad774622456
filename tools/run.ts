import { writeFileSync } from 'node:fs'
import { listTests, selectTests } from './stages/select.ts'
import { CommandError, runCommand, runTool } from './tool.ts'

type Command = (args: string[]) => void | Promise<void>

/** The short commands; the others are files in tools/commands. The modules of a command are loaded when it runs. */
const commands: Record<string, Command> = {
  /** Compares the shop with other libraries on the same work in the same run. Takes 15 to 30 minutes. */
  async bench(names) {
    const { bench } = await import('./bench/bench.ts')
    await bench(names)
  },

  /** Draws machines of 200 and 400 states in Chromium, and prints the costs as a table. */
  async 'bench-charts'(args) {
    await runAndPrintFigures(['--workers=1', ...args], { SPECS: 'large-charts' })
  },

  /** Builds the site unless dist/ was made from the same files. */
  'build-changed': build,

  async 'build-static'() {
    const { writeStatic } = await import('./static/write-static.ts')
    await build()
    const { hasSiteUrl } = await writeStatic()
    console.log('The shop for any static host is in dist-static/.')
    if (!hasSiteUrl)
      console.log('Its pages have no canonical links: set VITE_SITE_URL to the URL of the site to add them.')
  },

  /** The script size of each route. */
  async bytes() {
    const { runBytes } = await import('./stages/stages.ts')
    await build()
    const { failed, output } = runBytes()
    console.log(output)
    setExitCode(failed === 0)
  },

  /** Draws every machine into machines/README.md. */
  async charts() {
    const { namedModels } = await import('../src/app/machine-room/models.ts')
    const { chartsFile, chartsPage } = await import('./charts/readme.ts')
    writeFileSync(chartsFile, chartsPage(namedModels))
    console.log(`${namedModels.length} machines drawn in machines/README.md`)
  },

  /** The checks that neither Biome nor knip has. */
  async check() {
    const { checkProject } = await import('./checks/checks.ts')
    const findings = checkProject()
    for (const finding of findings) console.log(finding)
    setExitCode(findings.length === 0)
  },

  /** Takes new screenshots of every route for tests/gallery/pictures. */
  async gallery(args) {
    const { runPlaywright } = await import('./stages/playwright-run.ts')
    const { passed } = await runPlaywright(args, { SPECS: 'gallery' })
    setExitCode(passed)
  },

  /** Makes random small changes of the machines, one at a time, and reports those that no model detects. */
  async 'mutate-models'([count = '30', seed = `${Date.now() % 100_000}`]) {
    if (!/^(all|[1-9]\d*)$/.test(count) || !/^\d+$/.test(seed))
      throw new CommandError('npm run mutate:models -- [COUNT, or all] [SEED]')
    console.log(`${count} mutants, seed ${seed}`)
    const env = { MUTANTS: count, MUTANTS_SEED: seed }
    const args = ['run', '--project', 'mutants', '--silent']
    const { code } = await runTool('vitest', args, { env, showOutput: true })
    setExitCode(code === 0)
  },

  /** Creates the files of a new behavior: machine, model and test, and adds it to the charts. */
  async 'new-machine'([name = '']) {
    const { writeMachine } = await import('./scaffold/new-machine.ts')
    const files = writeMachine(name)
    await runTool('@biomejs/biome', ['check', '--write', ...files])
    for (const file of files) console.log(`wrote ${file}`)
    // In a child process, because the list of models is read when a process starts.
    const { code } = await runCommand('charts', [], { showOutput: true })
    console.log('CONTRIBUTING.md, "A new behavior", lists what it needs next.')
    setExitCode(code === 0)
  },

  /** Measures in two windows whether each chart of the machine room is legible when it opens. */
  async 'room-legibility'() {
    const { runPlaywright } = await import('./stages/playwright-run.ts')
    const { passed } = await runPlaywright(['--workers=1'], { SPECS: 'legibility' })
    setExitCode(passed)
  },

  /** Runs axe-core on every route in every state, in both themes and two window sizes; lists what needs manual review. */
  async 'test-axe'() {
    const { annotationsOf, runPlaywright } = await import('./stages/playwright-run.ts')
    const { passed, report } = await runPlaywright(['axe'], { AXE: 'whole' })
    const counts = new Map<string, number>()
    for (const { text } of report ? annotationsOf(report, 'undecided') : [])
      counts.set(text, (counts.get(text) ?? 0) + 1)
    const lines = [...counts].map(([note, count]) => `${String(count).padStart(5)} × ${note}`)
    console.log(`\nNeeds manual review, because axe-core could not decide it:\n${lines.join('\n')}`)
    setExitCode(passed)
  },

  /** Runs the tests of faults, load and attacks at full length, and prints a table of the results. */
  async 'test-storm'(names) {
    const files = names.length > 0 ? selectTests({ ...listTests(), unit: [] }, names).browser : []
    await runAndPrintFigures([...files, '--grep', '@storm'], { STORM: '1' })
  },

  /** Tries the site behind four kinds of file servers and behind a reverse proxy, and prints a table of the results. */
  async 'test-hosts'(args) {
    await runAndPrintFigures(args, { SPECS: 'hosts' })
  },

  /** Runs two hours at ten times the speed on one page, and 200 random shoppers with one profile; prints the results. */
  async 'test-soak'(args) {
    await runAndPrintFigures(args, { SPECS: 'soak' })
  },

  /** Tests two builds of the shop that replace each other; the second has other texts and a migrated database. */
  async 'test-versions'(args) {
    await runAndPrintFigures(args, { SPECS: 'versions' })
  },

  /** Runs the tests again on every save: all tests, or those with one of the names in their path. */
  async 'test-watch'(names) {
    const tests = { ...listTests(), browser: [] }
    const files = names.length > 0 ? selectTests(tests, names).unit : []
    const { code } = await runTool('vitest', ['watch', ...files], { showOutput: true })
    setExitCode(code === 0)
  },
}

async function build(): Promise<void> {
  const { buildWhenChanged } = await import('./site/build.ts')
  await buildWhenChanged(console.log)
}

/** Runs browser tests, and prints what they reported as a table. */
async function runAndPrintFigures(args: string[], env: Record<string, string>): Promise<void> {
  const { figuresOf, runPlaywright, tableOf } = await import('./stages/playwright-run.ts')
  const started = Date.now()
  const { passed, report } = await runPlaywright(args, env)
  if (report) {
    const { expected, unexpected, flaky } = report.stats
    const minutes = ((Date.now() - started) / 60_000).toFixed(1)
    console.log(`\n${tableOf(figuresOf(report))}\n`)
    console.log(`${expected} passed, ${unexpected + flaky} failed, ${minutes} minutes`)
  }
  setExitCode(passed)
}

function setExitCode(passed: boolean): void {
  if (!passed) process.exitCode = 1
}

/** `vite-node tools/run.ts charts`: the name of a command, then its arguments. */
const [name = '', ...args] = process.argv.slice(2)

try {
  const run: Command = commands[name] ?? (await import(`./commands/${name}.ts`)).run
  await run(args)
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
