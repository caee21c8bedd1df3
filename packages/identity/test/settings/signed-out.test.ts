import type { FlowByKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, minutes } from '../service/test-service.ts'
import { csrfOf, type Visitor } from '../service/visitor.ts'

type Settings = FlowByKind['settings']

describeService('a change of a user whose session has ended', {}, (service) => {
  const begin = async (way: 'navigation' | 'script') => {
    const account = await service().account({ name: 'Ada' })
    const visitor = await service().signedIn(way, account)
    const { flow } = await visitor.start('settings')
    const end = async () =>
      void (await (await service().signedIn('script', account)).ask('/sessions', { method: 'DELETE' }))
    const nameNow = async () => (await (await service().signedIn('native', account)).whoami())?.identity?.traits['name']
    const save = () =>
      visitor.send('settings', flow, { method: 'profile', traits: { email: account.email, name: 'Grace' } })
    return { ...account, visitor, flow, end, save, nameNow }
  }
  /** The script's answer names the address to go to, and a browser is there already. */
  const signInAt = async (visitor: Visitor, leadsTo: string | undefined, email: string) => {
    const flow =
      visitor.way === 'script'
        ? (await visitor.open('login', leadsTo ?? '')).flow
        : (await visitor.fetchFlow('login', new URL(leadsTo ?? '').searchParams.get('flow') ?? '')).flow
    return visitor.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
  }
  const back = ({ id }: Settings) => `${service().origin}/self-service/settings?flow=${id}`

  test.each(['navigation', 'script'] as const)(
    'signed out elsewhere, by %s: the change is kept, carried out after the sign-in, and the form works again',
    async (way) => {
      const { email, visitor, flow, end, save, nameNow } = await begin(way)
      await end()
      const asked = await save()
      expect(await nameNow()).toBe('Ada')

      const signedIn = await signInAt(visitor, asked.leadsTo, email)
      const done = way === 'script' ? await visitor.open('settings', back(flow)) : signedIn
      const settings = (await visitor.fetchFlow('settings', flow.id)).flow
      expect(settings).toSay(1050001)
      expect(done).toLeadTo(`${service().origin}/settings?flow=${flow.id}`)
      expect(await nameNow()).toBe('Grace')

      await visitor.send('settings', settings, { method: 'profile', traits: { email, name: 'Ada King' } })
      expect(await nameNow()).toBe('Ada King')
    },
  )

  test('a script gets the address of the sign-in, which leads back to the kept change', async () => {
    const { flow, end, save } = await begin('script')
    await end()
    const asked = await save()
    expect(asked).toBeRefusedWith(401)
    const login = new URL(asked.leadsTo ?? '')
    expect(login.pathname).toBe('/self-service/login/browser')
    expect(login.searchParams.get('return_to')).toBe(back(flow))
  })

  test.each(['navigation', 'script'] as const)('signed out in another tab, by %s: the change is kept', async (way) => {
    const { email, visitor, flow, save, nameNow } = await begin(way)
    const { logout_url } = (await visitor.ask('/self-service/logout/browser')).body as { readonly logout_url: string } // by contract
    await visitor.ask(logout_url)
    const asked = await save()
    await signInAt(visitor, asked.leadsTo, email)
    if (way === 'script') await visitor.open('settings', back(flow))
    expect(await nameNow()).toBe('Grace')
  })

  describe('is not kept', () => {
    test.each<{ when: string; headers: Record<string, string>; token: 'none' | 'other' | 'own' }>([
      { when: 'the form lacks the token of its flow', headers: {}, token: 'none' },
      { when: 'the form has the token of another flow', headers: {}, token: 'other' },
      { when: 'another site sends it', headers: { 'sec-fetch-site': 'cross-site' }, token: 'own' },
    ])('when $when', async ({ headers, token }) => {
      const { email, visitor, flow, end, nameNow } = await begin('script')
      const other = (await (await service().signedIn('script', await service().account())).start('settings')).flow
      await end()
      const body = { none: {}, other: { csrf_token: csrfOf(other) }, own: { csrf_token: csrfOf(flow) } }[token]
      const answer = await visitor.ask(`/self-service/settings?flow=${flow.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ method: 'profile', traits: { email, name: 'Grace' }, ...body }),
      })
      expect(answer.status).toBe(401)
      expect(visitor.jar.names()).not.toContain('ory_kratos_continuity')
      await signInAt(visitor, `${service().origin}/self-service/login/browser`, email)
      await visitor.open('settings', back(flow))
      expect(await nameNow()).toBe('Ada')
    })

    test('when the flow has expired', async () => {
      const { email, visitor, flow, end, save, nameNow } = await begin('script')
      await end()
      service().wait(minutes(61))
      expect(await save()).toBeRefusedWith(401)
      await signInAt(visitor, `${service().origin}/self-service/login/browser`, email)
      await visitor.open('settings', back(flow))
      expect(await nameNow()).toBe('Ada')
    })

    test('for a native client, which sends it again', async () => {
      const account = await service().account({ name: 'Ada' })
      const native = await service().signedIn('native', account)
      const { flow } = await native.start('settings')
      await (await service().signedIn('script', account)).ask('/sessions', { method: 'DELETE' })
      const seen = await native.send('settings', flow, {
        method: 'profile',
        traits: { email: account.email, name: 'Grace' },
      })
      expect(seen).toBeRefusedWith(401)
      expect(seen.leadsTo).toBeUndefined()
    })
  })

  test('is not carried out for another user of the browser', async () => {
    const { visitor, flow, end, save, nameNow } = await begin('script')
    const other = await service().account({ name: 'Mira' })
    await end()
    const asked = await save()
    await signInAt(visitor, asked.leadsTo, other.email)
    expect(await visitor.open('settings', back(flow))).toBeRefusedWith(403, 'security_identity_mismatch')
    expect(await nameNow()).toBe('Ada')
    expect((await visitor.whoami())?.identity?.traits['name']).toBe('Mira')
  })

  test('is carried out once, by the browser that sent it', async () => {
    const { email, visitor, flow, end, save, nameNow } = await begin('script')
    await end()
    const asked = await save()
    const elsewhere = await service().signedIn('script', { email, password: goodPassword })
    await elsewhere.open('settings', back(flow))
    expect(await nameNow()).toBe('Ada')
    await signInAt(visitor, asked.leadsTo, email)
    await visitor.open('settings', back(flow))
    expect(await nameNow()).toBe('Grace')
    expect(visitor.jar.names()).not.toContain('ory_kratos_continuity')
  })
})
