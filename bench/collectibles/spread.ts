import { closeSync, fdatasyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { table } from '../table.ts'

/** Milliseconds that acts took, one after the other, and what the machine had left meanwhile. */
export interface Spread {
  readonly p50: number
  readonly p99: number
  /** Processor time of this process for one act, in milliseconds: other programs add nothing to it. */
  readonly cost: number
  /** Share of the processors that did nothing. If it is small, the acts waited for other programs too. */
  readonly idle: number
}

/** The most milliseconds that docs/contract/collectibles.md §19 allows. */
export interface Bar {
  readonly p50?: number
  /** Absent for what is only compared with. */
  readonly p99?: number
}

export interface Measured extends Spread {
  readonly name: string
  readonly bar: Bar
}

/** Runs acts one after the other and notes how long each took. */
export async function spreadOf(count: number, act: (number: number) => Promise<unknown>): Promise<Spread> {
  const took: number[] = []
  const before = processorTimes()
  const usage = process.cpuUsage()
  for (let number = 0; number < count; number++) {
    const begun = performance.now()
    await act(number)
    took.push(performance.now() - begun)
  }
  const { user, system } = process.cpuUsage(usage)
  return { ...percentiles(took), cost: (user + system) / 1_000 / count, idle: idleSince(before) }
}

export function percentiles(took: readonly number[]): { readonly p50: number; readonly p99: number } {
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

export interface ProcessorTimes {
  readonly idle: number
  readonly all: number
}

/** Ticks of all processors since the machine started. */
export function processorTimes(): ProcessorTimes {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, ...others] = line.split(/\s+/).slice(1, 9).map(Number)
  const rest = others.reduce((sum, ticks) => sum + ticks, 0)
  return { idle: idle + waiting, all: user + nice + system + idle + waiting + rest }
}

export function idleSince(before: ProcessorTimes): number {
  const now = processorTimes()
  return (now.idle - before.idle) / Math.max(1, now.all - before.all)
}

/** How long the disk takes to keep 4 kB, in a file of its own. */
export async function diskSpread(file: string): Promise<Spread> {
  const opened = openSync(file, 'w')
  const block = Buffer.alloc(4_096, 1)
  try {
    return await spreadOf(300, async () => {
      writeSync(opened, block)
      fdatasyncSync(opened)
    })
  } finally {
    closeSync(opened)
    rmSync(file)
  }
}

export const milliseconds = (value: number): string => `${value.toFixed(2)} ms`
export const percent = (of: number): string => `${Math.round(of * 100)} %`

/** Prints figures beside their bars; true if all are kept. */
export function printSpreads(heading: string, rows: readonly Measured[]): boolean {
  const isKept = ({ p50, p99, bar }: Measured) => p99 <= (bar.p99 ?? Infinity) && p50 <= (bar.p50 ?? Infinity)
  table(heading, [
    ['what', 'p50', 'p99', 'processor', 'bar p50', 'bar p99', 'idle', ''],
    ...rows.map((row) => [
      row.name,
      milliseconds(row.p50),
      milliseconds(row.p99),
      milliseconds(row.cost),
      row.bar.p50 === undefined ? '' : `${row.bar.p50} ms`,
      row.bar.p99 === undefined ? '' : `${row.bar.p99.toFixed(0)} ms`,
      percent(row.idle),
      isKept(row) ? 'kept' : 'MISSED',
    ]),
  ])
  return rows.every(isKept)
}
