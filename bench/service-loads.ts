import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Served } from './interleaved.ts'
import { Person } from './person.ts'
import { shippedHash } from './shipped-hash.ts'

/** Connections that are kept busy. */
const connections = 10
/** Sign-ins in flight: enough to keep every hashing thread busy. */
const signIns = 8
const json = { Accept: 'application/json' }

/** The most frequent requests of signed-in users and of users who sign in. */
export async function serviceLoads(origin: string, pid: number | undefined, person: Person) {
  // An account keeps a hundred sessions, so the sign-ins use another account than the measured session.
  const signer = new Person(origin)
  await signer.register()
  return {
    whoami: { url: `${origin}/sessions/whoami`, headers: { Cookie: person.cookie }, connections, pid },
    'start of a login flow': {
      url: `${origin}/self-service/login/browser`,
      headers: json,
      connections,
      pid,
      isCrowd: true,
    },
    'password login': {
      ...(await nativeLogin(origin, signer)),
      method: 'POST',
      headers: { ...json, 'Content-Type': 'application/json', 'X-Forwarded-For': signer.address },
      connections: signIns,
      pid,
    },
  } as const satisfies Readonly<Record<string, Served>>
}

/** A native login flow may be submitted again and again. */
async function nativeLogin(origin: string, { email, password }: Person) {
  const flow = (await (await fetch(`${origin}/self-service/login/api`)).json()) as { ui: { action: string } }
  return { url: flow.ui.action, body: JSON.stringify({ method: 'password', identifier: email, password }) }
}

/** Verifications of the hash alone per second, one on each processor, measured for so many seconds. */
export async function bareHashRate(seconds: number): Promise<number> {
  // The library's own choice of algorithm is argon2id.
  const { memory, iterations, parallelism } = shippedHash
  const known = await hash('a long sentence about cabinets', { memoryCost: memory, timeCost: iterations, parallelism })
  const begun = performance.now()
  let count = 0
  const worker = async () => {
    while (performance.now() - begun < seconds * 1000) {
      await verify(known, 'a long sentence about cabinets')
      count += 1
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return count / ((performance.now() - begun) / 1000)
}
