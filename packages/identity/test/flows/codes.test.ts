import type { ErrorEnvelope, FlowKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { valueOf, type Visitor, type WayName } from '../service/visitor.ts'
import { ways } from '../service/ways.ts'

type CodeKind = Extract<FlowKind, 'recovery' | 'verification'>
const codeKinds = ['recovery', 'verification'] as const
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')
const wrongCode: Record<CodeKind, number> = { recovery: 4060006, verification: 4070006 }

describeService('one-time codes', { accountRules: 'kratos' }, (service) => {
  const begin = async (kind: CodeKind, way: WayName) => {
    const { email, identity } = await service().account()
    const visitor = service().visitor(way)
    const { flow } = await visitor.start(kind, { return_to: '/shop' })
    await visitor.send(kind, flow, { method: 'code', email })
    const code = await service().codeFor(email)
    const guess = (one: string) => visitor.send(kind, flow, { method: 'code', code: one })
    /** Wrong codes. */
    const wrong = Array.from({ length: 20 }, (_, index) => String(100_000 + index)).filter((one) => one !== code)
    return { email, identity, visitor, flow, code, guess, wrong }
  }
  const isVerified = async (email: string) => {
    const row = await service()
      .database.tables<{ verifiable_addresses: { value: string; verified: number } }>()
      .selectFrom('verifiable_addresses')
      .select('verified')
      .where('value', '=', email)
      .executeTakeFirst()
    return row?.verified === 1
  }

  describe.each(codeKinds)('%s', (kind) => {
    test.each(ways)('five wrong codes are refused, then even the right one, by $way', async ({ way }) => {
      const { email, visitor, flow, code, guess, wrong } = await begin(kind, way)
      for (const one of wrong.slice(0, 5)) expect((await guess(one)).flow).toSay(wrongCode[kind])
      const sixth = await guess(code)
      expect(sixth.hasFlow ? sixth.flow.id : undefined).not.toBe(flow.id)
      expect(await visitor.whoami()).toBeUndefined()
      expect(await isVerified(email)).toBe(false)
      // A new code does not give more tries.
      await visitor.send(kind, flow, { method: 'code', email })
      await guess(await service().codeFor(email))
      expect(await visitor.whoami()).toBeUndefined()
      expect(await isVerified(email)).toBe(false)
    })

    test('simultaneous guesses are all counted', async () => {
      const { code, guess, wrong } = await begin(kind, 'native')
      const answers = await Promise.all([...wrong.slice(0, 18).map((one) => guess(one)), guess(code)])
      expect(answers.filter(({ answer }) => answer.status >= 500)).toEqual([])
      const judged = answers.filter(({ answer }) => answer.status === 200)
      expect(judged.length).toBeLessThanOrEqual(5)
    })

    test('the right code, sent several times at once, is used once; the flow stays finished', async () => {
      const { email, visitor, flow, code, guess } = await begin(kind, 'native')
      const answers = await Promise.all(Array.from({ length: 4 }, () => guess(code)))
      const passed = answers.filter((one) => one.hasFlow && one.flow.state === 'passed_challenge')
      expect(passed.length).toBeGreaterThanOrEqual(1)
      const tokens = answers.filter(({ answer }) => answer.text.includes('ory_st_'))
      expect(tokens).toHaveLength(kind === 'recovery' ? 1 : 0)
      const { flow: after } = await visitor.fetchFlow(kind, flow.id)
      expect(after.state).toBe('passed_challenge')
      expect(await isVerified(email)).toBe(true)
    })

    test('a code is stored as a digest', async () => {
      const { code, flow } = await begin(kind, 'native')
      const rows = await service()
        .database.tables<{ codes: { flow_id: string } }>()
        .selectFrom('codes')
        .selectAll()
        .where('flow_id', '=', flow.id)
        .execute()
      expect(rows).toHaveLength(1)
      expect(
        JSON.stringify({ ...rows[0], id: '', flow_id: '', identity_id: '', address_id: '', expires_at: 0 }),
      ).not.toContain(code)
    })
  })

  describe('too many tries', () => {
    const tooMany = async (kind: CodeKind, way: WayName) => {
      const { guess, wrong, ...rest } = await begin(kind, way)
      for (const one of wrong.slice(0, 5)) await guess(one)
      return { ...rest, seen: await guess(wrong[5] ?? '') }
    }

    test.each(['script', 'native'] as const)('verification, by %s: replaced by a new flow', async (way) => {
      const { visitor, seen } = await tooMany('verification', way)
      expect(seen).toBeRefusedWith(410, 'self_service_flow_replaced')
      const next = (await visitor.fetchFlow('verification', seen.body<ErrorEnvelope>().use_flow_id ?? '')).flow
      expect(next).toSay(4000001)
      expect(next).toMatchObject({ state: 'choose_method', return_to: `${service().origin}/shop` })
    })

    test.each(['script', 'native'] as const)('recovery, by %s: refused, with the new flow to show', async (way) => {
      const { visitor, seen } = await tooMany('recovery', way)
      expect(seen).toBeRefusedWith(400)
      const [entry] = (seen.error.details?.['continue_with'] ?? []) as { action: string; flow: { id: string } }[] // checked next
      expect(entry).toMatchObject({ action: 'show_recovery_ui' })
      expect((await visitor.fetchFlow('recovery', entry?.flow.id ?? '')).flow).toSay(4000001)
    })

    test.each(codeKinds)('%s, by navigation: led to the new flow', async (kind) => {
      const { flow, seen } = await tooMany(kind, 'navigation')
      expect(seen.answer.status).toBe(303)
      expect(seen.flow.id).not.toBe(flow.id)
      expect(seen.flow).toSay(4000001)
    })
  })

  describe('a link in a verification mail', () => {
    const opened = async (visitor: Visitor, email: string) => {
      const link =
        /https?:\S+\/self-service\/verification\S+/.exec((await service().mailsTo(email))[0]?.text ?? '')?.[0] ?? ''
      return visitor.open('verification', link.slice(service().origin.length))
    }

    test.each([true, false])(
      'fills in the code, in the same browser: %s; verifies nothing by itself',
      async (isSame) => {
        const { email, visitor, code, flow } = await begin('verification', 'navigation')
        const reader = isSame ? visitor : service().visitor('navigation')
        const seen = await opened(reader, email)
        expect(seen).toLeadTo(`${service().origin}/verification?flow=${flow.id}`)
        expect(valueOf(seen.flow, 'code')).toBe(code)
        expect(seen.flow.state).toBe('sent_email')
        expect(await isVerified(email)).toBe(false)

        const done = await reader.send('verification', seen.flow, { method: 'code', code: valueOf(seen.flow, 'code') })
        expect(done.flow.state).toBe('passed_challenge')
        expect(await isVerified(email)).toBe(true)
        expect(done.flow).toMatchObject({ ui: { method: 'GET' } })
      },
    )

    test('in another browser, with the right code, leaves the flow usable in the first browser', async () => {
      const { email, visitor, code, flow, guess } = await begin('verification', 'navigation')
      const reader = service().visitor('navigation')
      await opened(reader, email)
      const own = await visitor.fetchFlow('verification', flow.id)
      expect(own.flow.state).toBe('sent_email')
      // The first browser does not learn the code.
      expect(own.answer.text).not.toContain(code)
      expect((await guess(code)).flow).toSay(1080002)
      expect(await isVerified(email)).toBe(true)
    })

    test.each(['navigation', 'script', 'native'] as const)(
      'with a wrong code does not move the flow of a %s to another browser, and reveals nothing',
      async (way) => {
        const { email, visitor, code, flow, guess } = await begin('verification', way)
        const stranger = service().visitor('navigation')
        const wrongLink = `/self-service/verification?flow=${flow.id}&code=${otherThan(code)}`
        const seen = await stranger.open('verification', wrongLink)
        expect(seen.flow.id).not.toBe(flow.id)
        expect(JSON.stringify(seen.flow)).not.toContain(email)
        expect(seen.flow).toSay(4070001)
        expect((await visitor.fetchFlow('verification', flow.id)).flow.state).toBe('sent_email')
        await guess(code)
        expect(await isVerified(email)).toBe(true)
      },
    )

    test('with a wrong code is counted like a wrong code in the form', async () => {
      const { email, code, flow, guess } = await begin('verification', 'script')
      const link = (typed: string) => `/self-service/verification?flow=${flow.id}&code=${typed}`
      for (let guesses = 0; guesses < 5; guesses += 1) {
        await service()
          .visitor('script')
          .open('verification', link(otherThan(code)))
      }
      const sixth = await service().visitor('script').open('verification', link(code))
      expect(sixth).toBeRefusedWith(410, 'self_service_flow_replaced')
      expect((await guess(code)).answer.status).toBe(410)
      expect(await isVerified(email)).toBe(false)
    })

    test('opened a hundred times by a mail scanner stays valid', async () => {
      const { email, guess, code } = await begin('verification', 'navigation')
      for (let times = 0; times < 100; times += 1) await opened(service().visitor('navigation'), email)
      await guess(code)
      expect(await isVerified(email)).toBe(true)
    })

    test('opened after the verification shows the finished flow', async () => {
      const { email, visitor, guess, code } = await begin('verification', 'navigation')
      await guess(code)
      const seen = await opened(visitor, email)
      expect(seen.flow).toSay(1080002)
    })

    test.each(['x', '%3Cscript%3E', '1'.repeat(40), '%00'])('with the code "%s" is refused', async (code) => {
      const { flow } = await begin('verification', 'script')
      const seen = await service()
        .visitor('script')
        .open('verification', `/self-service/verification?flow=${flow.id}&code=${code}`)
      expect(seen).toBeRefusedWith(400)
    })
  })

  test.each(ways)('recovery of an inactive account is refused, by $way', async ({ way }) => {
    const { identity, visitor, code, guess } = await begin('recovery', way)
    await service().makeInactive(identity.id)
    const seen = await guess(code)
    expect(seen.answer.status).toBe(way === 'navigation' ? 303 : 400)
    expect(seen.hasError ? seen.error.id : undefined).toBe(way === 'navigation' ? undefined : 'identity_disabled')
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('recovery of an inactive account leads a browser to a new flow with the reason', async () => {
    const { identity, code, flow, guess } = await begin('recovery', 'navigation')
    await service().makeInactive(identity.id)
    const seen = await guess(code)
    expect(seen.flow.id).not.toBe(flow.id)
    expect(seen.flow).toSay(4010011)
  })

  describe('skip_settings', () => {
    test.each(ways)('recovery ends without settings, by $way', async ({ way }) => {
      const { email } = await service().account()
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('recovery', { skip_settings: 'true', return_to: '/shop' })
      await visitor.send('recovery', flow, { method: 'code', email })
      const seen = await visitor.send('recovery', flow, { method: 'code', code: await service().codeFor(email) })
      expect(seen.answer.status).toBe(way === 'navigation' ? 303 : 200)
      expect(seen.leadsTo).toBe(way === 'navigation' ? `${service().origin}/shop` : undefined)
      expect(seen.hasFlow ? seen.flow.state : 'passed_challenge').toBe('passed_challenge')
      expect(seen.answer.text).not.toContain('show_settings_ui')
      expect(await visitor.whoami()).toBeDefined()
    })
  })
})
