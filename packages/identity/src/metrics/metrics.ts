/** Counters and durations of this process since its start, in the Prometheus text format. */
export interface Metrics {
  answered(request: { readonly method: string; readonly route: string; readonly status: number }, seconds: number): void
  submitted(form: { readonly kind: string; readonly method: string; readonly verdict: string }): void
  /** The scraped text; `gauges` are read at that moment. */
  text(gauges: readonly Gauge[]): string
}

export interface Gauge {
  readonly name: string
  readonly help: string
  readonly values: readonly { readonly labels?: Labels; readonly value: number }[]
}

type Labels = Readonly<Record<string, string | number>>

/** Upper bounds in seconds, from a cached look-up to a hash that waited in the queue. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface Timing {
  /** Requests per bucket: longer than the previous bound, and at most its own; the last bucket has no bound. */
  readonly buckets: number[]
  sum: number
}
interface Count {
  readonly labels: Labels
  count: number
}

export function createMetrics(): Metrics {
  const requests = new Map<string, Count>()
  const submissions = new Map<string, Count>()
  const timings = new Map<string, Timing>()
  // Every response passes here, so the labels are formatted only when the metrics are read.
  const add = (counts: Map<string, Count>, key: string, labels: Labels) => {
    const known = counts.get(key)
    if (known) known.count += 1
    else counts.set(key, { labels, count: 1 })
  }

  return {
    answered({ method, route, status }, seconds) {
      add(requests, `${method} ${status} ${route}`, { method, route, status })
      let timing = timings.get(route)
      if (!timing) timings.set(route, (timing = { buckets: [...bounds.map(() => 0), 0], sum: 0 }))
      let bucket = 0
      while (seconds > (bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1
      timing.buckets[bucket] = (timing.buckets[bucket] ?? 0) + 1
      timing.sum += seconds
    },

    submitted: ({ kind, method, verdict }) =>
      add(submissions, `${kind} ${method} ${verdict}`, { kind, method, verdict }),

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

const counter = (name: string, help: string, counts: ReadonlyMap<string, Count>): readonly string[] => [
  ...head(name, help, 'counter'),
  ...[...counts.values()].map(({ labels, count }) => `${name}${braced(written(labels))} ${count}`),
]

const histogram = (name: string, help: string, timings: ReadonlyMap<string, Timing>): readonly string[] => [
  ...head(name, help, 'histogram'),
  ...[...timings].flatMap(([route, { buckets, sum }]) => {
    const labels = written({ route })
    const upTo = (end: number) => buckets.slice(0, end).reduce((all, count) => all + count, 0)
    return [
      ...bounds.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${upTo(index + 1)}`),
      `${name}_bucket{${labels},le="+Inf"} ${upTo(buckets.length)}`,
      `${name}_sum{${labels}} ${sum}`,
      `${name}_count{${labels}} ${upTo(buckets.length)}`,
    ]
  }),
]

const braced = (labels: string): string => (labels === '' ? '' : `{${labels}}`)

const written = (labels: Labels): string =>
  Object.entries(labels)
    .map(
      ([name, value]) =>
        `${name}="${String(value).replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`,
    )
    .join(',')
