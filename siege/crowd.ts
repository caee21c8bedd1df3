// Many attackers in a separate thread, so that they do not slow down the measurement.
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { send } from '../apps/server/test/send.ts'

export interface Crowd {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** Headers of each attacker's address, used in turn. */
  readonly places: readonly Readonly<Record<string, string>>[]
}

/** Number of answers by status; 0 for a broken connection. */
export type Statuses = Readonly<Record<number, number>>

/** Sends wrong passwords for invented names over many connections at once, for a bounded time. */
export function attack(crowd: Crowd): Promise<Statuses> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { crowd } })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

async function run({ port, connections, seconds, places }: Crowd): Promise<Statuses> {
  const statuses: Record<number, number> = {}
  const end = performance.now() + seconds * 1000
  const flows = new Map<number, Promise<string>>()
  const begin = async (place: number): Promise<string> => {
    const { text } = await send(port, '/self-service/login/api', { headers: { ...places[place] } })
    const { ui } = JSON.parse(text) as { readonly ui?: { readonly action: string } }
    const { pathname, search } = new URL(ui?.action ?? 'https://nowhere.example/self-service/login')
    return pathname + search
  }
  const connection = async (index: number) => {
    const place = index % places.length
    for (let time = 0; performance.now() < end; time += 1) {
      if (!flows.has(place)) flows.set(place, begin(place))
      const body = JSON.stringify({
        method: 'password',
        identifier: `name.${index}.${time}@crowd.example`,
        password: 'x',
      })
      const status = await send(port, (await flows.get(place)) ?? '/', {
        method: 'POST',
        headers: { ...places[place], accept: 'application/json', 'content-type': 'application/json' },
        body,
      }).then(
        (answer) => answer.status,
        () => 0,
      )
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => connection(index)))
  return statuses
}

const { crowd } = (workerData ?? {}) as { readonly crowd?: Crowd }
if (crowd) {
  const statuses = await run(crowd)
  // A message port has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(statuses)
}
