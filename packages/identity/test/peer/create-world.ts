import type { Identity } from '@collect/contract'
import { readAnswer } from '../service/answer.ts'
import { goodPassword } from '../service/test-service.ts'
import { createVisitor } from '../service/visitor.ts'
import { openHydraApplication } from './hydra-application.ts'
import { transcriptOf } from './transcript.ts'
import type { WatchedHydra } from './watched-hydra.ts'
import type { World } from './world.ts'

type Send = (request: Request) => Promise<Response>

interface Service {
  readonly origin: string
  readonly fetch: Send
  readonly admin: Send
  clock(): number
  /** The next visitor's IP address, for a service that counts by network. */
  newPlace?(): string
  /** The texts of the mails to an address, newest first. */
  mailsTo(email: string): Promise<readonly string[]>
  /** The Hydra whose challenges the service answers. */
  readonly hydra?: WatchedHydra | undefined
  close(): Promise<void>
}

export function createWorld({ origin, fetch, admin, clock, newPlace, mailsTo, hydra, close }: Service): World {
  const transcript: string[] = []
  let people = 0

  const world: World = {
    origin,
    clock,
    visitor(way) {
      const visitor = createVisitor({ origin, clock, fetch: noted }, way)
      return newPlace ? Object.assign(visitor, { address: newPlace() }) : visitor
    },
    newEmail: () => `person.${(people += 1)}@example.org`,

    async account(more = {}) {
      const email = world.newEmail()
      const made = await world.admin('POST', '/admin/identities', {
        schema_id: 'default',
        traits: { email },
        credentials: { password: { config: { password: goodPassword } } },
        ...more,
      })
      if (made.status !== 201) throw new Error(`no account was made: ${made.text}`)
      return { email, password: goodPassword, identity: made.body as Identity } // by contract
    },

    admin: async (method, path, body) => readAnswer(await admin(requestOf(method, path, body))),

    async operate(method, path, body) {
      const response = await admin(requestOf(method, path, body))
      const [answer = '', ...members] = await transcriptOf(requestOf(method, path), response.clone(), origin)
      transcript.push(answer.replace(/(→ \d+).*/, '$1'), ...members.filter((line) => line.includes('credentials.oidc')))
      return readAnswer(response)
    },

    async codeFor(email) {
      const [newest] = await mailsTo(email)
      const code = /\b\d{6}\b/.exec(newest ?? '')?.[0]
      if (code === undefined) throw new Error(`no code was mailed to ${email}`)
      return code
    },

    async openApplication() {
      if (!hydra) throw new Error('the chapter has no applications')
      return openHydraApplication(hydra)
    },

    takeTranscript: () => transcript.splice(0),
    async close() {
      await close()
      await hydra?.stop()
    },
  }

  async function noted(request: Request): Promise<Response> {
    const response = await fetch(request)
    transcript.push(...(await transcriptOf(request, response.clone(), origin)))
    transcript.push(...(hydra?.takeCalls() ?? []))
    return response
  }

  return world
}

const requestOf = (method: string, path: string, body?: unknown) =>
  new Request(new URL(path, 'http://127.0.0.1'), {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'An operator' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
