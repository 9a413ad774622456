import { writeFileSync } from 'node:fs'
import { sources } from '../../machines/domain/sources.ts'
import { checkSource, type Finding } from '../contract/source-contract.ts'
import { parseOptions } from '../options.ts'
import { CommandError } from '../tool.ts'

const usage = `npm run test:sources -- ${sources.map(({ id }) => `--${id} URL`).join(' ')} [--shop URL] [--report FILE]`

/** Sends all requests of the shop to product services, and reports which expectations of the shop they meet. */
export async function run(args: string[]): Promise<void> {
  const { shop = 'https://shop.example', report, ...hosts } = optionsFrom(args)
  const asked = sources.filter(({ id }) => hosts[id] !== undefined)
  if (asked.length === 0) throw new CommandError(usage)
  let failures = 0
  const sections: string[] = []
  for (const source of asked) {
    const host = hosts[source.id] ?? ''
    console.log(`\nSource ${source.id} at ${host}`)
    const findings = await checkSource(source, host, shop).catch((error: unknown) => {
      throw new CommandError(error instanceof Error ? error.message : String(error))
    })
    for (const { verdict, text } of findings) console.log(`  ${verdict.padEnd(7)}${text}`)
    sections.push(sectionOf(source.id, host, findings))
    failures += findings.filter(({ verdict }) => verdict === 'FAILED').length
  }
  if (report) writeFileSync(report, `${[`# Product services for ${shop}`, ...sections].join('\n\n')}\n`)
  console.log(`\n${failures === 0 ? 'Every expectation is met.' : `${failures} expectations are not met.`}`)
  if (failures > 0) process.exitCode = 1
}

/** A part of the report that `--report` writes, for the operator of the service. */
export function sectionOf(id: string, host: string, findings: readonly Finding[]): string {
  const rows = findings.map(({ verdict, text }) => `| ${verdict} | ${text.replaceAll('|', '\\|')} |`)
  return [`## Source ${id}: ${host}`, '', '| Result | What was found |', '|---|---|', ...rows].join('\n')
}

function optionsFrom(args: string[]): Record<string, string | undefined> {
  const names = [...sources.map(({ id }) => id), 'shop', 'report']
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  const values: Record<string, string | undefined> = parseOptions({ args, options }, usage).values
  for (const [name, value] of Object.entries(values))
    if (name !== 'report' && !URL.canParse(value ?? ''))
      throw new CommandError(`--${name} ${value} is no address.\n${usage}`)
  return values
}
