import { expect, test } from 'vitest'
import { describeService } from '../../service/describe-service.ts'
import { settled } from '../../service/golden/golden.ts'
import { verified } from '../../service/second-factors.ts'
import type { TestService } from '../../service/test-service.ts'
import { ways } from '../../service/ways.ts'
import type { WayName } from '../../service/visitor.ts'

/** A sign-in by code, and a recovery that notifies unknown recipients. */
const configWith = (mitigate: boolean) => ({
  security: { account_enumeration: { mitigate } },
  selfservice: {
    methods: { code: { passwordless_enabled: true } },
    flows: { recovery: { notify_unknown_recipients: true } },
  },
})

/** The answer to a request for a code, and the subject of the mail that it caused. */
async function asked(service: TestService, way: WayName, kind: 'login' | 'recovery', address: string) {
  const visitor = service.visitor(way)
  const { flow } = await visitor.start(kind)
  const before = (await service.mailsTo(address)).length
  const payload = kind === 'login' ? { identifier: address } : { email: address }
  const { answer, flow: seen } = await visitor.send(kind, flow, { method: 'code', ...payload })
  const mails = await service.mailsTo(address)
  return {
    seen: JSON.stringify(settled([answer.status, seen])).replaceAll(address, 'ada@example.org'),
    flow: seen,
    mail: mails.length > before ? mails[0] : undefined,
  }
}

const signUp = /You can create one here:\s+\S+\/registration/

describeService('an unknown address where accounts are hidden', { config: configWith(true) }, (service) => {
  test.each(ways.flatMap(({ way }) => (['login', 'recovery'] as const).map((kind) => ({ way, kind }))))(
    '$kind by $way: the page says the same for both, and the mail leads to the sign-up',
    async ({ way, kind }) => {
      const { email } = await verified(service())
      const known = await asked(service(), way, kind, email)
      const unknown = await asked(service(), way, kind, service().newEmail())
      expect(unknown.seen).toBe(known.seen)
      expect(unknown.flow.state).toBe('sent_email')
      expect(known.mail?.text).toMatch(/\d{6}/)
      expect(unknown.mail?.text).toMatch(signUp)
      expect(unknown.mail?.text).not.toMatch(/\d{6}/)
    },
  )
})

describeService('an unknown address where accounts are not hidden', { config: configWith(false) }, (service) => {
  test.each(ways)('login by $way: the page says so at once, and no mail goes out', async ({ way }) => {
    const { email } = await verified(service())
    expect((await asked(service(), way, 'login', email)).flow.state).toBe('sent_email')
    const unknown = await asked(service(), way, 'login', service().newEmail())
    expect(unknown.flow).toSay(4000035)
    expect(unknown.mail).toBeUndefined()
  })

  test.each(ways)('recovery by $way: the page says the same for both, as in Kratos', async ({ way }) => {
    const { email } = await verified(service())
    const known = await asked(service(), way, 'recovery', email)
    const unknown = await asked(service(), way, 'recovery', service().newEmail())
    expect(unknown.seen).toBe(known.seen)
    expect(unknown.mail?.text).toMatch(signUp)
  })
})

const closed = { ...configWith(true).selfservice.flows, registration: { enabled: false } }
describeService(
  'an unknown address where no account can be made',
  { config: { ...configWith(true), selfservice: { ...configWith(true).selfservice, flows: closed } } },
  (service) => {
    test.each(['login', 'recovery'] as const)('%s: the mail leads to no sign-up', async (kind) => {
      const { mail } = await asked(service(), 'script', kind, service().newEmail())
      expect(mail?.text).toContain('Someone asked')
      expect(mail?.text).not.toContain('/registration')
    })
  },
)
