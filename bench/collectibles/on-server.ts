import { setTimeout as pause } from 'node:timers/promises'
import type { TestServer } from '../../e2e/setup/test-server.ts'
import { memoryOf } from '../interleaved.ts'
import type { Person } from '../person.ts'
import { latencies } from '../scale/latencies.ts'
import { MB, table } from '../table.ts'
import { idleSince, milliseconds, percent, percentiles, processorTimes } from './spread.ts'

/** docs/contract/collectibles.md §19, in seconds, milliseconds and bytes. */
const bars = { job: 60, whoami: 100, idle: 250 * 1024 ** 2, busy: 400 * 1024 ** 2 }

const said = (isKept: boolean): string => (isKept ? 'kept' : 'MISSED')

/** The memory of the process with the tier, idle and under searches of visitors from many networks. */
export async function measureMemory(server: TestServer, mix: readonly string[], seconds: number): Promise<boolean> {
  const idle = memoryOf(server.pid())
  let asked = 0
  const found = await latencies({
    connections: 4,
    seconds,
    next: () => ({
      url: `${server.origin}/api/collectibles/search?q=${encodeURIComponent(mix[asked++ % mix.length] ?? '')}`,
      headers: { 'X-Forwarded-For': `10.${asked % 250}.${Math.floor(asked / 250) % 250}.7` },
    }),
  })
  if (found.refused > 0) throw new Error(`${found.refused} searches were refused`)
  const busy = memoryOf(server.pid())
  table('Memory of the process', [
    ['idle', MB(idle), `at most ${MB(bars.idle)}`, said(idle <= bars.idle)],
    [
      `under the search mix, four at a time, ${Math.round(found.rate)} each second`,
      MB(busy),
      `at most ${MB(bars.busy)}`,
      said(busy <= bars.busy),
    ],
  ])
  return idle <= bars.idle && busy <= bars.busy
}

/** Tags the whole collection and undoes that; another request asks for its session all the time. */
export async function measureBulk(server: TestServer, person: Person): Promise<boolean> {
  const tagged = await whileJob(server, person, '/api/collectibles/copies/bulk', {
    selection: { filter: {} },
    change: { add_tags: ['Measured'] },
  })
  const undone = await whileJob(server, person, `/api/collectibles/batches/${tagged.batch}/undo`, {})
  const isKept = ({ seconds, p99 }: typeof tagged) => seconds <= bars.job && p99 <= bars.whoami
  table('All copies at once, with whoami one at a time meanwhile', [
    ['what', 'took', 'copies', 'whoami p50', 'whoami p99', 'idle', `at most ${bars.job} s, p99 ${bars.whoami} ms`],
    ...([['tag', tagged] as const, ['undo', undone] as const] as const).map(([name, one]) => [
      name,
      `${one.seconds.toFixed(1)} s`,
      one.total.toLocaleString('en'),
      milliseconds(one.p50),
      milliseconds(one.p99),
      percent(one.idle),
      said(isKept(one)),
    ]),
  ])
  return isKept(tagged) && isKept(undone)
}

interface Job {
  readonly state: string
  readonly total: number
  readonly problem?: string
}

async function whileJob(server: TestServer, person: Person, path: string, body: object) {
  const processors = processorTimes()
  const begun = performance.now()
  const answer = await person.call(path, body)
  if (answer.status !== 202) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  const { batch, job } = (await answer.json()) as { readonly batch: string; readonly job: string }
  const took: number[] = []
  let stands: Job = { state: 'queued', total: 0 }
  for (let round = 0; stands.state !== 'done'; round++) {
    const one = performance.now()
    const session = await person.call('/sessions/whoami')
    await session.text()
    took.push(performance.now() - one)
    await pause(10)
    if (round % 20 === 0) stands = (await (await person.call(`/api/collectibles/jobs/${job}`)).json()) as Job
    if (stands.state === 'failed' || stands.state === 'cancelled')
      throw new Error(`the job has ended: ${stands.problem}`)
  }
  return {
    batch,
    total: stands.total,
    seconds: (performance.now() - begun) / 1_000,
    ...percentiles(took),
    idle: idleSince(processors),
  }
}
