import type { TestServer } from '../../e2e/setup/test-server.ts'
import { crowdEmail, crowdNetwork, crowdToken } from '../../packages/identity/test/crowd/fill-crowd.ts'
import { userAgent, type Person } from '../person.ts'
import { latencies, type Asked } from './latencies.ts'
import { anyPresent } from '../../packages/identity/test/crowd/spread-uses.ts'

export type LoadName =
  | 'whoami'
  | 'whoami one at a time'
  | 'sign-in without its hash'
  | 'start of a login flow'
  | 'admin: first page of 250'
  | 'admin: page of 250 in the middle'
  | 'admin: account by identifier'

export interface Taken {
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

interface ScaleLoad {
  readonly connections: number
  /** Seconds before the measurement, in which caches fill and code is compiled; 2 unless given. */
  readonly warm?: number
  readonly prepare?: () => Promise<void>
  readonly next: () => Asked
}

const json = { Accept: 'application/json' }
const seconds = Number(process.env['SECONDS'] ?? 8)
const any = (count: number): number => 1 + Math.floor(Math.random() * count)
const anyAddress = (): string => `10.${any(250)}.${any(250)}.${any(250)}`

/**
 * Session checks and sign-ins are those of the users who are there. They sign in where they are known, so no mail is
 * sent. Each flow is started from another network.
 */
export function loadsOf(
  { origin, adminOrigin }: Pick<TestServer, 'origin' | 'adminOrigin'>,
  { password }: Pick<Person, 'password'>,
  count: number,
): Readonly<Record<LoadName, ScaleLoad>> {
  let action = ''
  const whoami = () => ({
    url: `${origin}/sessions/whoami`,
    headers: { ...json, 'X-Session-Token': crowdToken(anyPresent(count)) },
  })
  return {
    // Every user who is there has come once.
    whoami: { connections: 4, warm: 40, next: whoami },
    // Its spread is that of the service; with four, requests also wait for a processor.
    'whoami one at a time': { connections: 1, next: whoami },
    'sign-in without its hash': {
      connections: 2,
      async prepare() {
        const flow = (await (await fetch(`${origin}/self-service/login/api`)).json()) as { ui: { action: string } }
        action = flow.ui.action
      },
      next() {
        const user = anyPresent(count)
        return {
          url: action,
          method: 'POST',
          headers: {
            ...json,
            'Content-Type': 'application/json',
            'X-Forwarded-For': crowdNetwork(user),
            'User-Agent': userAgent,
          },
          body: JSON.stringify({ method: 'password', identifier: crowdEmail(user), password }),
        }
      },
    },
    'start of a login flow': {
      connections: 4,
      next: () => ({
        url: `${origin}/self-service/login/browser`,
        headers: { ...json, 'X-Forwarded-For': anyAddress() },
      }),
    },
    'admin: first page of 250': {
      connections: 1,
      next: () => ({ url: `${adminOrigin}/admin/identities?page_size=250`, headers: json }),
    },
    'admin: page of 250 in the middle': {
      connections: 1,
      next: () => {
        const after = Array.from({ length: 8 }, () => Math.floor(Math.random() * 16).toString(16)).join('')
        const token = Buffer.from(`after:${after}`).toString('base64url')
        return { url: `${adminOrigin}/admin/identities?page_size=250&page_token=${token}`, headers: json }
      },
    },
    'admin: account by identifier': {
      connections: 1,
      next: () => ({
        url: `${adminOrigin}/admin/identities?credentials_identifier=${crowdEmail(any(count))}`,
        headers: json,
      }),
    },
  }
}

/** Measures one load after the other. @throws when a request is refused */
export async function measured<Name extends string>(
  loads: Readonly<Record<Name, ScaleLoad>>,
): Promise<Readonly<Record<Name, Taken>>> {
  const taken: [string, Taken][] = []
  for (const [name, { connections, warm = 2, prepare, next }] of Object.entries<ScaleLoad>(loads)) {
    await prepare?.()
    await latencies({ connections, seconds: warm, next })
    const { rate, within, refused } = await latencies({ connections, seconds, next })
    if (refused > 0) throw new Error(`${name}: ${refused} requests were refused`)
    taken.push([name, { rate, p50: within(0.5), p99: within(0.99) }])
  }
  return Object.fromEntries(taken) as Record<Name, Taken> // one for each load
}
