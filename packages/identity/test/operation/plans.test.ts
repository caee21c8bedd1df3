import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { explainAll } from '../../../storage/test/explain.ts'
import { testDatabases, type TestDatabase } from '../../../storage/test/databases.ts'
import { recordStatements } from '../../../storage/test/record-statements.ts'
import { sealer } from '../../src/secrets/sealer.ts'
import { outboxStore } from '../../src/store/outbox-store.ts'
import { crowdEmail, crowdToken, fillCrowd } from '../crowd/fill-crowd.ts'
import { createTestService, goodPassword, type TestService } from '../service/test-service.ts'
import type { Visitor } from '../service/visitor.ts'

/** Accounts of the crowd: enough for both engines to prefer an index wherever one helps. */
const accounts = 5_000

/** Tables that stay small in every installation, by what fills them. */
const small: ReadonlySet<string> = new Set([
  'saml_keys', // a key a year
])

describe.each(testDatabases)('no frequent statement reads a whole table, on $name', ({ create }) => {
  let place: TestDatabase
  let service: TestService
  beforeAll(async () => {
    place = await create()
    service = await createTestService(place.url, {
      config: { selfservice: { methods: { code: { passwordless_enabled: true } } } },
    })
    const account = await service.account()
    const visitor = service.visitor('script')
    const { flow } = await visitor.start('recovery')
    await visitor.send('recovery', flow, { method: 'code', email: account.email })
    await fillCrowd(service.database, place.url, { email: account.email, first: 1, count: accounts })
  })
  afterAll(async () => {
    await service.close()
    await place.drop()
  })

  const admin = async (path: string) => {
    const answer = await service.identity.admin(new Request(new URL(path, service.origin)))
    expect(answer.status).toBe(200)
    return answer
  }
  const withToken = (number: number): Visitor => {
    const visitor = service.visitor('native')
    visitor.token = crowdToken(number)
    return visitor
  }
  const signIn = async (number: number, password = goodPassword): Promise<Visitor> => {
    const visitor = service.visitor('script')
    const { flow } = await visitor.start('login')
    await visitor.send('login', flow, { method: 'password', identifier: crowdEmail(number), password })
    return visitor
  }

  const paths: Readonly<Record<string, () => Promise<unknown>>> = {
    whoami: async () => expect(await withToken(1).whoami()).toBeDefined(),
    'flow start': async () => {
      for (const kind of ['login', 'registration', 'recovery', 'verification'] as const) {
        const visitor = service.visitor('script')
        const { flow } = await visitor.start(kind)
        await visitor.fetchFlow(kind, flow.id)
      }
    },
    'sign-in': async () => expect(await (await signIn(2)).whoami()).toBeDefined(),
    'wrong password': () => signIn(3, 'not this one'),
    'sign-in with a code': async () => {
      const visitor = service.visitor('script')
      const { flow } = await visitor.start('login')
      await visitor.send('login', flow, { method: 'code', identifier: crowdEmail(4) })
      const code = await service.codeFor(crowdEmail(4))
      await visitor.send('login', flow, { method: 'code', identifier: crowdEmail(4), code })
    },
    'sign-up': () => service.account(),
    recovery: async () => {
      const visitor = service.visitor('script')
      const { flow } = await visitor.start('recovery')
      await visitor.send('recovery', flow, { method: 'code', email: crowdEmail(5) })
      await visitor.send('recovery', flow, { method: 'code', code: await service.codeFor(crowdEmail(5)) })
    },
    settings: async () => {
      const visitor = await signIn(6)
      const { flow } = await visitor.start('settings')
      await visitor.send('settings', flow, { method: 'password', password: 'a longer sentence about cabinets' })
      await visitor.ask('/account')
      await visitor.ask('/account/events')
      await visitor.ask('/sessions')
      await visitor.ask('/sessions', { method: 'DELETE' })
    },
    mails: () =>
      outboxStore(service.database, sealer(service.secrets)).claim(service.clock(), 10, { lease: 1, maxPause: 1 }),
    'clean-up': () => service.identity.retention.purgeExpired(),
    'admin: pages of accounts': async () => {
      const first = await admin('/admin/identities?page_size=20')
      const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1]
      await admin(next ?? 'no next page')
    },
    'admin: an account by its identifier': async () => {
      const answer = await admin(`/admin/identities?credentials_identifier=${crowdEmail(7)}`)
      expect(await answer.json()).toHaveLength(1)
    },
    'admin: sessions of an account': async () => {
      const { identity } = (await withToken(8).whoami()) ?? {}
      await admin(`/admin/identities/${identity?.id}`)
      await admin(`/admin/identities/${identity?.id}/sessions`)
    },
    'admin: mails': () => admin('/admin/courier/messages?page_size=20'),
  }

  test.each(Object.keys(paths))('%s', async (name) => {
    const recorded = recordStatements()
    try {
      await paths[name]?.()
    } finally {
      recorded.stop()
    }
    const explained = await explainAll(place.url, recorded.seen.values())
    if (process.env['SHOW_PLANS'])
      for (const { text, plan } of explained) process.stdout.write(`${name}\n${text}\n${plan}\n\n`)
    expect(explained.filter(({ scanned }) => scanned.some((table) => !small.has(table)))).toEqual([])
    expect(explained.length).toBeGreaterThan(0)
  })
})
