import type { Courier } from '../courier/courier.ts'
import type { Gauge } from './metrics.ts'

/** Gauges of the process and of the outbox. */
export async function gaugesOf(courier: Pick<Courier, 'outbox'>): Promise<readonly Gauge[]> {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const mails = await courier.outbox.countByStatus()
  return [
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory that is in use.', heapUsed),
    gauge('process_cpu_seconds_total', 'Time that the process was computing.', (user + system) / 1e6),
    gauge('process_uptime_seconds', 'Time since the process began.', Math.round(process.uptime())),
    {
      name: 'collect_identity_mails',
      help: 'Mails in the outbox, by what became of them.',
      values: Object.entries(mails).map(([status, value]) => ({ labels: { status }, value })),
    },
  ]
}

const gauge = (name: string, help: string, value: number): Gauge => ({ name, help, values: [{ value }] })
