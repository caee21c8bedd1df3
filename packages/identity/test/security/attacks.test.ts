import type { Identity } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword } from '../service/test-service.ts'

describeService('attacks', {}, (service) => {
  describe('session fixation', () => {
    test('a sign-in does not adopt a planted session cookie', async () => {
      const account = await service().account()
      const victim = service().visitor('script')
      victim.jar.set('ory_kratos_session', 'chosen-by-an-attacker')
      const { flow } = await victim.start('login')
      await victim.send('login', flow, { method: 'password', identifier: account.email, password: account.password })
      expect((await victim.whoami())?.identity?.id).toBe(account.identity.id)
      expect(victim.jar.get('ory_kratos_session')).not.toBe('chosen-by-an-attacker')
      const attacker = service().visitor('script')
      attacker.jar.set('ory_kratos_session', 'chosen-by-an-attacker')
      expect(await attacker.whoami()).toBeUndefined()
    })

    test('a sign-in in a planted session of the attacker leaves that session to the attacker', async () => {
      const [attacker, account] = [await service().account(), await service().account()]
      const planted = await service().signedIn('script', attacker)
      const victim = service().visitor('script')
      victim.jar.take(planted.jar.header().split('; '))
      const { flow } = await victim.start('login', { refresh: 'true' })
      await victim.send('login', flow, { method: 'password', identifier: account.email, password: account.password })
      expect((await victim.whoami())?.identity?.id).toBe(account.identity.id)
      expect((await planted.whoami())?.identity?.id).toBe(attacker.identity.id)
    })

    test('a bare session token is not accepted as a cookie, only a sealed one', async () => {
      const { token, identity } = await service().account()
      const browser = service().visitor('script')
      browser.jar.set('ory_kratos_session', token)
      expect(await browser.whoami()).toBeUndefined()
      const native = service().visitor('native')
      const answer = await native.ask('/sessions/whoami', { headers: { 'x-session-token': token } })
      expect(answer.body).toMatchObject({ identity: { id: identity.id } })
    })

    test("a browser cannot submit a flow that an attacker's browser began", async () => {
      const account = await service().account()
      const attacker = service().visitor('script')
      const { flow } = await attacker.start('login')
      // The attacker makes the victim's browser send the attacker's form.
      const victim = service().visitor('script')
      const seen = await victim.send('login', flow, {
        method: 'password',
        identifier: account.email,
        password: account.password,
      })
      expect(seen).toBeRefusedWith(403, 'security_csrf_violation')
      expect(await victim.whoami()).toBeUndefined()
      expect(await attacker.whoami()).toBeUndefined()
    })
  })

  describe('use of a code in another flow', () => {
    const mailed = async (kind: 'recovery' | 'verification', email: string) => {
      const visitor = service().visitor('script')
      const { flow } = await visitor.start(kind)
      await visitor.send(kind, flow, { method: 'code', email })
      return { visitor, flow, code: await service().codeFor(email) }
    }

    test.each([
      ['recovery', 'verification'],
      ['verification', 'recovery'],
    ] as const)('a code of a %s is refused in a %s', async (from, to) => {
      const { email } = await service().account()
      const { code } = await mailed(from, email)
      const other = await mailed(to, email)
      await other.visitor.send(to, other.flow, { method: 'code', code })
      expect((await other.visitor.fetchFlow(to, other.flow.id)).flow.state).toBe('sent_email')
      expect(await other.visitor.whoami()).toBeUndefined()
    })

    test.each(['recovery', 'verification'] as const)(
      'a code of another %s of the same account is refused',
      async (kind) => {
        const { email } = await service().account()
        const { code } = await mailed(kind, email)
        const other = await mailed(kind, email)
        await other.visitor.send(kind, other.flow, { method: 'code', code })
        expect((await other.visitor.fetchFlow(kind, other.flow.id)).flow.state).toBe('sent_email')
      },
    )

    test.each(['recovery', 'verification'] as const)('a code of the %s of another account is refused', async (kind) => {
      const [one, other] = [await service().account(), await service().account()]
      const { code } = await mailed(kind, one.email)
      const begun = await mailed(kind, other.email)
      await begun.visitor.send(kind, begun.flow, { method: 'code', code })
      expect((await begun.visitor.fetchFlow(kind, begun.flow.id)).flow.state).toBe('sent_email')
    })
  })

  describe('mass assignment', () => {
    const smuggled = {
      id: '6f2b9e86-24b0-4c5c-9f0e-0f4f9a1f7d11',
      identity_id: '6f2b9e86-24b0-4c5c-9f0e-0f4f9a1f7d11',
      schema_id: 'other',
      state: 'inactive',
      metadata_public: { role: 'admin' },
      metadata_admin: { role: 'admin' },
      verifiable_addresses: [{ value: 'boss@collect.example', via: 'email', verified: true, status: 'completed' }],
      recovery_addresses: [{ value: 'boss@collect.example', via: 'email' }],
      credentials: { password: { config: { hashed_password: '$2b$10$x' } } },
      available_aal: 'aal2',
      authenticator_assurance_level: 'aal2',
      organization_id: '6f2b9e86-24b0-4c5c-9f0e-0f4f9a1f7d11',
    }
    const expectUntouched = (identity: Identity | null | undefined, email: string) => {
      expect(identity).toMatchObject({ schema_id: 'default', state: 'active', organization_id: null })
      expect(identity?.id).not.toBe(smuggled.id)
      expect(identity?.metadata_public ?? null).toBeNull()
      expect(identity?.verifiable_addresses).toMatchObject([{ value: email, verified: false }])
      expect(identity?.recovery_addresses).toMatchObject([{ value: email }])
    }

    test('a registration ignores members that it does not read', async () => {
      const native = service().visitor('native')
      const email = service().newEmail()
      const { flow } = await native.start('registration')
      const payload = { method: 'password', traits: { email }, password: goodPassword }
      await native.send('registration', flow, { ...smuggled, ...payload })
      const session = await native.whoami()
      expect(session?.authenticator_assurance_level).toBe('aal1')
      expectUntouched(session?.identity, email)
    })

    test('a settings flow ignores members that it does not read', async () => {
      const account = await service().account()
      const visitor = await service().signedIn('script', account)
      const { flow } = await visitor.start('settings')
      const traits = { email: account.email, name: 'Ada' }
      await visitor.send('settings', flow, { ...smuggled, method: 'profile', traits })
      const session = await visitor.whoami()
      expect(session?.identity?.traits).toEqual(traits)
      expectUntouched(session?.identity, account.email)
    })

    test.each(['__proto__', 'constructor', 'prototype'])(
      'a trait with the name %s pollutes no prototype',
      async (name) => {
        const native = service().visitor('native')
        const { flow } = await native.start('registration')
        const traits = JSON.stringify({ email: service().newEmail() }).replace('}', `,"${name}":{"polluted":"yes"}}`)
        const answer = await native.ask(`/self-service/registration?flow=${flow.id}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: `{"method":"password","password":"${goodPassword}","traits":${traits}}`,
        })
        expect(answer.status).toBeLessThan(500)
        expect(Reflect.get({}, 'polluted')).toBeUndefined()
        expect(answer.text).not.toContain('polluted":"yes"')
      },
    )
  })
})
