/** The part of Playwright's report that holds the tests' annotations. */
export type NotedReport = {
  suites: Suite[]
  stats: { expected: number; unexpected: number; flaky: number }
}
type Suite = { specs?: Spec[]; suites?: Suite[] }
type Spec = { tests: { results: Result[] }[] }
type Result = { duration?: number; annotations?: Annotation[] }
type Annotation = { type: string; description?: string }

/** An annotation of a test, and the duration of that test. */
export type Note = { text: string; seconds: number }

/** All annotations of this type in a run; of a retried test, only those of its last attempt. */
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
