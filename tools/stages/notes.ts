/** As much of Playwright's report as what its tests noted takes. */
export type NotedReport = {
  suites: Suite[]
  stats: { expected: number; unexpected: number; flaky: number }
}
type Suite = { specs?: Spec[]; suites?: Suite[] }
type Spec = { tests: { results: Result[] }[] }
type Result = { duration?: number; annotations?: Annotation[] }
type Annotation = { type: string; description?: string }

/** Something that a test noted, and how long that test took. */
export type Note = { text: string; seconds: number }

/** Everything of this kind that the tests of a run noted; a test that was tried again is heard once. */
export function notesOf({ suites }: Pick<NotedReport, 'suites'>, kind: string): Note[] {
  return suites
    .flatMap(specsOf)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.slice(-1)))
    .flatMap(({ annotations = [], duration = 0 }) =>
      annotations.flatMap(({ type, description }) =>
        type === kind && description ? [{ text: description, seconds: Math.round(duration / 1_000) }] : [],
      ),
    )
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
