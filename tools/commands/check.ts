import { checkProject } from '../checks/checks.ts'

/** The checks that neither Biome nor knip has. */
export function run(): void {
  const findings = checkProject()
  if (findings.length === 0) return
  console.log(findings.join('\n'))
  process.exitCode = 1
}
