import type { FlowByKind } from '@collect/contract'
import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword } from '../service/test-service.ts'
import { ways } from '../service/ways.ts'

const loginHook = (hook: string) => ({ selfservice: { flows: { login: { after: { hooks: [{ hook }] } } } } })

describeService('login that needs a verified address', { config: loginHook('require_verified_address') }, (service) => {
  test.each(ways)('by $way: refused, led to the form for the mailed code, then signed in', async ({ way }) => {
    const { email } = await service().account()
    const before = (await service().mailsTo(email)).length
    const visitor = service().visitor(way)
    const signIn = async () => {
      const { flow } = await visitor.start('login')
      return visitor.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
    }
    const seen = await signIn()
    expect(seen.answer.status).toBe(way === 'navigation' ? 303 : 403)
    expect(await visitor.whoami()).toBeUndefined()
    expect(await service().mailsTo(email)).toHaveLength(before + 1)

    const entries = seen.hasError ? seen.error.details?.['continue_with'] : undefined
    const [entry] = (entries ?? []) as { flow: { id: string } }[] // by contract, and its flow is used next
    const id = seen.page?.searchParams.get('flow') ?? entry?.flow.id ?? ''
    const { flow }: { flow: FlowByKind['verification'] } = await visitor.fetchFlow('verification', id)
    expect(flow).toSay(1080003)
    const done = await visitor.send('verification', flow, { method: 'code', code: await service().codeFor(email) })
    // The browser has no session, so its user first says whose account it is.
    const answer = { method: 'code', account: 'mine' }
    const last = way === 'native' ? done : await visitor.send('verification', done.flow, answer)
    expect(last.flow.state).toBe('passed_challenge')
    await signIn()
    expect(await visitor.whoami()).toMatchObject({ identity: { traits: { email } } })
  })

  test('a script gets the id of the error and the flow to show', async () => {
    const { email } = await service().account()
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const seen = await script.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
    expect(seen).toBeRefusedWith(403, 'session_verified_address_required')
    expect(seen.error.details).toEqual({
      continue_with: [
        {
          action: 'show_verification_ui',
          flow: {
            id: expect.any(String),
            verifiable_address: email,
            url: expect.stringContaining('/verification?flow='),
          },
        },
      ],
    })
    expect(seen.body()).toMatchGolden('answers/login-address-required')
  })

  test('a wrong password is reported first', async () => {
    const { email } = await service().account()
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const seen = await script.send('login', flow, { method: 'password', identifier: email, password: 'wrong' })
    expect(seen.flow).toSay(4000006)
  })
})

describeService('login that ends other sessions', { config: loginHook('revoke_active_sessions') }, (service) => {
  test.each(ways)('by $way: an account has one session at a time', async ({ way }) => {
    const account = await service().account()
    const before = await service().signedIn('native', account)
    const stranger = await service().signedIn('native', await service().account())
    const visitor = await service().signedIn(way, account)
    expect(await visitor.whoami()).toBeDefined()
    expect(await before.whoami()).toBeUndefined()
    expect(await stranger.whoami()).toBeDefined()
  })
})
