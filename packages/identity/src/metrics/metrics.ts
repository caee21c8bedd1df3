/** What happened so often, and how long it took: numbers of this process since it began, in Prometheus' words. */
export interface Metrics {
  answered(request: { readonly method: string; readonly route: string; readonly status: number }, seconds: number): void
  submitted(form: { readonly kind: string; readonly method: string; readonly verdict: string }): void
  /** The text that is scraped; `gauges` are read at that moment. */
  text(gauges: readonly Gauge[]): string
}

export interface Gauge {
  readonly name: string
  readonly help: string
  readonly values: readonly { readonly labels?: Labels; readonly value: number }[]
}

type Labels = Readonly<Record<string, string | number>>

/** Upper bounds, in seconds: from a look-up that is remembered to a hash that waited. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface Timing {
  buckets: readonly number[]
  sum: number
  count: number
}

export function createMetrics(): Metrics {
  const requests = new Map<string, number>()
  const submissions = new Map<string, number>()
  const timings = new Map<string, Timing>()
  const add = (counts: Map<string, number>, labels: Labels) => {
    const key = written(labels)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }

  return {
    answered({ method, route, status }, seconds) {
      add(requests, { method, route, status })
      const key = written({ route })
      let timing = timings.get(key)
      if (!timing) timings.set(key, (timing = { buckets: bounds.map(() => 0), sum: 0, count: 0 }))
      timing.buckets = timing.buckets.map((count, index) => (seconds <= (bounds[index] ?? 0) ? count + 1 : count))
      timing.sum += seconds
      timing.count += 1
    },

    submitted: ({ kind, method, verdict }) => add(submissions, { kind, method, verdict }),

    text(gauges) {
      const lines = [
        ...counter('collect_identity_requests_total', 'Requests that were answered.', requests),
        ...counter('collect_identity_submissions_total', 'Forms that were sent, and what came of them.', submissions),
        ...histogram('collect_identity_request_duration_seconds', 'How long an answer took.', timings),
        ...gauges.flatMap(({ name, help, values }) => [
          ...head(name, help, 'gauge'),
          ...values.map(({ labels = {}, value }) => `${name}${braced(written(labels))} ${value}`),
        ]),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}

const head = (name: string, help: string, type: string): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

const counter = (name: string, help: string, counts: ReadonlyMap<string, number>): readonly string[] => [
  ...head(name, help, 'counter'),
  ...[...counts].map(([labels, count]) => `${name}${braced(labels)} ${count}`),
]

const histogram = (name: string, help: string, timings: ReadonlyMap<string, Timing>): readonly string[] => [
  ...head(name, help, 'histogram'),
  ...[...timings].flatMap(([labels, { buckets, sum, count }]) => [
    ...bounds.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${buckets[index]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ]),
]

const braced = (labels: string): string => (labels === '' ? '' : `{${labels}}`)

const written = (labels: Labels): string =>
  Object.entries(labels)
    .map(
      ([name, value]) =>
        `${name}="${String(value).replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`,
    )
    .join(',')
