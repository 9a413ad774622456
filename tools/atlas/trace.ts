import type { AtlasChanges, ViewChange } from './compare.ts'
import type { PixelDifference } from './pixels.ts'

/** Returns the causes of a changed picture: messages, colors and charts, or otherwise the changed files of views. */
export function causesOf(
  change: ViewChange,
  { charts, messages, colors }: AtlasChanges,
  pixels: PixelDifference,
  changedFiles: readonly string[],
): string[] {
  const language = change.look.split('-')[2]
  const shown = new Set([...change.view.messages, ...change.earlier.messages])
  const changedMessages = messages.filter(
    (message) => message.language === language && shown.has(message.key),
  )
  const theme = change.look.split('-')[1] ?? ''
  const visibleColors = colors.filter(
    ({ token, before, after }) => token.endsWith(` ${theme}`) && isPainted(pixels, before, after),
  )
  const running = new Set([change.machine, ...change.view.actors.map(({ name }) => name)])
  const changedCharts = charts.filter(({ name }) => running.has(name) || running.has(camelCased(name)))
  const causes = [
    ...changedMessages.map(({ key, before, after }) => `message ${key}: “${before}” → “${after}”`),
    ...visibleColors.map(({ token, before, after }) => `color ${token}: ${before} → ${after}`),
    ...changedCharts.map(({ name }) => `chart of ${name}`),
    ...messageDifferences(change),
  ]
  return causes.length > 0 ? causes : changedFiles.filter(isOfView).map((file) => `changed file ${file}`)
}

/** Lists the messages that appeared or disappeared, in addition to the causes. */
function messageDifferences({ view, earlier }: ViewChange): string[] {
  const added = view.messages.filter((key) => !earlier.messages.includes(key))
  const removed = earlier.messages.filter((key) => !view.messages.includes(key))
  return [...added.map((key) => `shows message ${key}`), ...removed.map((key) => `lacks message ${key}`)]
}

/** The tolerance per color channel, because the pictures are lossy. */
const tolerance = 24

function isPainted({ colors }: PixelDifference, before: string, after: string): boolean {
  return colors.some(({ from, to }) => distance(from, before) < tolerance && distance(to, after) < tolerance)
}

function distance(one: string, other: string): number {
  const [first, second] = [channels(one), channels(other)]
  return Math.max(...first.map((value, at) => Math.abs(value - (second[at] ?? Number.POSITIVE_INFINITY))))
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

function camelCased(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function isOfView(file: string): boolean {
  return /^(src|machines|index\.html)/.test(file) && !/\.(test|model)\.tsx?$/.test(file)
}
