/** An event of Chromium's trace, in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
}

export interface FrameCosts {
  /** Script, style and layout of each frame, in milliseconds. */
  readonly work: readonly number[]
  /** In milliseconds. */
  readonly longestTask: number
}

export const traceCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute', 'toplevel']

/** Events that hold script, style or layout; those inside another one are part of it. */
const worked = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'Layout',
  'RunMicrotasks',
  'TimerFire',
  'UpdateLayoutTree',
  'v8.callFunction',
])

/** What the main thread of the page spent on each frame. */
export function frameCosts(trace: Buffer): FrameCosts {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const frames = traceEvents.filter(({ name }) => name === 'FireAnimationFrame')
  const main = mostFrequent(frames.map(({ pid, tid }) => `${pid} ${tid}`))
  const events = traceEvents
    .filter(({ pid, tid, ph, dur }) => `${pid} ${tid}` === main && ph === 'X' && dur !== undefined)
    .toSorted((one, other) => one.ts - other.ts)
  const starts = events.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts)
  const work = starts.map(() => 0)
  let [frame, end] = [-1, 0]
  for (const { name, ts, dur = 0 } of events) {
    if (!worked.has(name) || ts < end) continue
    end = ts + dur
    while (ts >= (starts[frame + 1] ?? Infinity)) frame += 1
    if (frame >= 0) work[frame] = (work[frame] ?? 0) + dur / 1_000
  }
  const tasks = events.filter(({ name }) => name.endsWith('RunTask')).map(({ dur = 0 }) => dur / 1_000)
  return { work, longestTask: tasks.reduce((longest, task) => Math.max(longest, task), 0) }
}

function mostFrequent(words: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}
