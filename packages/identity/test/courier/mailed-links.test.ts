import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { newPlace } from '../service/exhausted-place.ts'
import { byLink, linkFor } from '../service/links.ts'
import { merged } from '../service/config-changes.ts'

const kinds = ['recovery', 'verification'] as const

describeService('links in the mail', { config: byLink }, (service) => {
  const ask = async (kind: (typeof kinds)[number], email: string) => {
    const visitor = service().visitor('native')
    visitor.address = newPlace()
    const { flow } = await visitor.start(kind)
    return visitor.send(kind, flow, { method: 'link', email })
  }
  const linkMails = async (email: string) =>
    (await service().mailsTo(email)).filter(({ text }) => text.includes('token=')).length

  describe.each(kinds)('%s', (kind) => {
    test('one account is mailed ten an hour over all flows, and the answers stay the same', async () => {
      const { email } = await service().account()
      const first = await ask(kind, email)
      for (let count = 0; count < 15; count += 1) {
        const seen = await ask(kind, email)
        expect(seen.answer.status).toBe(first.answer.status)
        expect(seen.flow.ui.messages?.[0]?.id).toBe(first.flow.ui.messages?.[0]?.id)
      }
      // The registration sent one of them.
      expect(await linkMails(email)).toBe(10)
    })

    test('twenty simultaneous requests stay within the limit', async () => {
      const { email } = await service().account()
      await Promise.all(Array.from({ length: 20 }, () => ask(kind, email)))
      expect(await linkMails(email)).toBe(10)
    })

    test('of many simultaneous confirmations one succeeds', async () => {
      const { email } = await service().account()
      await ask(kind, email)
      const link = await linkFor(service(), email)
      const visitors = Array.from({ length: 8 }, () => service().visitor('native'))
      const opened = await Promise.all(visitors.map((visitor) => visitor.open(kind, link)))
      const done = await Promise.all(
        visitors.map((visitor, at) => {
          const { flow } = opened[at] ?? {}
          if (!flow) throw new Error('nothing was opened')
          return visitor.send(kind, flow, { method: 'link' })
        }),
      )
      expect(done.filter(({ hasFlow, answer }) => hasFlow && answer.status === 200)).toHaveLength(1)
    })

    test('the mail states the lifespan of the link, and the link has the configured base_url', async () => {
      const other = await service().also({
        config: merged(byLink, {
          selfservice: { methods: { link: { config: { base_url: 'https://mail.example/id/' } } } },
        }),
      })
      const { email } = await service().account()
      const visitor = other.visitor('native')
      const { flow } = await visitor.start(kind)
      await visitor.send(kind, flow, { method: 'link', email })
      const [mail] = await other.mailsTo(email)
      expect(mail?.text).toContain('10 minutes')
      expect(mail?.text).toContain(`https://mail.example/id/self-service/${kind}?flow=${flow.id}&token=`)
      expect(mail?.html).toContain('&amp;token=')
    })

    test('the token is neither stored nor logged', async () => {
      const { email } = await service().account()
      await ask(kind, email)
      const link = await linkFor(service(), email)
      const { flow } = await service().visitor('script').open(kind, link)
      const token = new URL(link, service().origin).searchParams.get('token') ?? 'none'
      expect(token).toMatch(/^[A-Za-z0-9]{32}$/)
      const tables = service().database.tables<{ flows: { body: string }; codes: { digest: string } }>()
      const kept = [
        await tables.selectFrom('flows').selectAll().execute(),
        await tables.selectFrom('codes').selectAll().execute(),
        service().log,
        flow,
      ]
      expect(JSON.stringify(kept)).not.toContain(token)
    })
  })
})

const tellStrangers = {
  selfservice: {
    flows: { recovery: { notify_unknown_recipients: true }, verification: { notify_unknown_recipients: true } },
  },
}

describeService('links while unknown recipients are notified', { config: merged(byLink, tellStrangers) }, (service) => {
  test.each(kinds)(
    '%s: an address without an account gets a mail that leads to the sign-up, without a token',
    async (kind) => {
      const email = service().newEmail()
      const visitor = service().visitor('native')
      const { flow } = await visitor.start(kind)
      await visitor.send(kind, flow, { method: 'link', email })
      const [mail] = await service().mailsTo(email)
      expect(mail?.text).toContain('another address')
      expect(mail?.text).toContain('/registration')
      expect(mail?.text).not.toContain('token')
    },
  )
})
