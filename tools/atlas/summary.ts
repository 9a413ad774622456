import { diffMarkdown } from '@statecart/chart'
import type { AtlasChanges } from './compare.ts'
import { nameOf, type ReportedPicture } from './report.ts'

const mostPictures = 30

/** Describes the changes as Markdown for a pull request. */
export function summaryOf(ref: string, changes: AtlasChanges, pictures: readonly ReportedPicture[]): string {
  const untraced = pictures.filter(({ causes }) => causes.length === 0).length
  const lines = [
    '## What the change does to the shop',
    '',
    `Compared with \`${ref}\`: changed charts: ${changes.charts.length}, messages: ${changes.messages.length}, colors: ${changes.colors.length}, pictures: ${pictures.length}${untraced > 0 ? ` (without a known cause: ${untraced})` : ''}.`,
    '',
    ...changes.added.map((name) => `- machine \`${name}\` added`),
    ...changes.removed.map((name) => `- machine \`${name}\` removed`),
    ...changes.messages.map(
      ({ language, key, before, after }) => `- ${language} \`${key}\`: “${before}” → “${after}”`,
    ),
    ...changes.colors.map(({ token, before, after }) => `- color \`${token}\`: \`${before}\` → \`${after}\``),
    ...changes.broken.map((why) => `- a path ended early: ${why.split('\n')[0]}`),
    '',
    ...changes.charts.map(({ name, diff }) => diffMarkdown(name, diff)),
    ...pictureTable(pictures),
    ...listOf('Views that are new', changes.appeared.map(nameOf)),
    ...listOf('Views that are gone', changes.disappeared.map(nameOf)),
  ]
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

function pictureTable(pictures: readonly ReportedPicture[]): string[] {
  if (pictures.length === 0) return ['No picture changed.', '']
  const rows = pictures.slice(0, mostPictures).map(({ change, also, pixels, causes }) => {
    const others = also.length > 0 ? ` and ${also.length} more` : ''
    return `| ${nameOf(change).replaceAll('|', '\\|')}${others} | ${change.look} | ${pixels} | ${causes.slice(0, 4).join('<br>') || 'unknown'} |`
  })
  const left = pictures.length - rows.length
  return [
    '### Pictures',
    '',
    '| State | Look | Pixels | Because of |',
    '|---|---|--:|---|',
    ...rows,
    ...(left > 0 ? [`| ${left} more in the report | | | |`] : []),
    '',
  ]
}

function listOf(title: string, names: readonly string[]): string[] {
  if (names.length === 0) return []
  return [`### ${title}`, '', ...[...new Set(names)].map((name) => `- ${name}`), '']
}
