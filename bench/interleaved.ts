import { readFileSync } from 'node:fs'
import { measure, type Load } from './load.ts'
import { median } from './table.ts'

export const rounds = Number(process.env['ROUNDS'] ?? 3)
export const seconds = 3

export interface Served extends Omit<Load, 'seconds'> {
  /** The process that answers. */
  readonly pid: number | undefined
}
export interface Figures {
  /** Requests per second. */
  readonly rate: number
  /** Processor time of each, in microseconds. */
  readonly cost: number
}

/**
 * Measures loads in turn, round after round, so that other processes of the machine slow all of them alike; medians.
 * @throws when a request is refused
 */
export async function interleaved(
  loads: Readonly<Record<string, Served>>,
  afterEachRound: () => Promise<void> = async () => {},
): Promise<(name: string) => Figures> {
  const rates = new Map<string, number[]>(Object.keys(loads).map((name) => [name, []]))
  const costs = new Map<string, number[]>(Object.keys(loads).map((name) => [name, []]))
  // The first requests compile the code.
  for (const { pid: _pid, ...load } of Object.values(loads)) await measure({ ...load, seconds })
  for (let round = 0; round < rounds; round++) {
    for (const [name, { pid, ...load }] of Object.entries(loads)) {
      const before = processorTime(pid)
      const { perSecond, refused } = await measure({ ...load, seconds })
      if (refused > 0) throw new Error(`${name}: ${refused} requests were refused`)
      rates.get(name)?.push(perSecond)
      costs.get(name)?.push((processorTime(pid) - before) / (perSecond * seconds))
    }
    await afterEachRound()
  }
  return (name) => ({ rate: median(rates.get(name) ?? []), cost: median(costs.get(name) ?? []) })
}

/** Microseconds that a process has spent on the processor; Linux counts them in hundredths of a second. */
function processorTime(pid: number | undefined): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * 10_000
}

/** Bytes that a process holds in memory. */
export function memoryOf(pid: number | undefined): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
