import type { Report } from './report.ts'

export function reportFile(report: Report): { name: string; content: Blob } {
  return {
    name: 'problem.json',
    content: new Blob([JSON.stringify(report, null, 1)], { type: 'application/json' }),
  }
}
