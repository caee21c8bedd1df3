import { afterAll, describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { onward, openLoginProvider } from '../service/outside/login-provider.ts'
import { goodPassword } from '../service/test-service.ts'
import type { Visitor } from '../service/visitor.ts'

const provider = await openLoginProvider()
afterAll(() => provider.stop())
const isDecided = (challenge: string) => provider.decided.some((one) => one.challenge === challenge)

describeService('an application waits while the user', { oauth2: provider.admin }, (service) => {
  const signUp = async (visitor: Visitor, challenge: string, email: string) => {
    const { flow } = await visitor.start('registration', { login_challenge: challenge })
    const form = { method: 'password', password: goodPassword, traits: { email } }
    return visitor.send('registration', flow, form)
  }

  describe('signs up', () => {
    test('the verification comes first; it leads a browser to the provider', async () => {
      const challenge = provider.begin()
      const email = service().newEmail()
      const visitor = service().visitor('navigation')
      const { flow } = await signUp(visitor, challenge, email)
      expect(flow).toMatchObject({ oauth2_login_challenge: challenge, state: 'sent_email' })
      expect(isDecided(challenge)).toBe(false)
      const code = await service().codeFor(email)
      const { answer } = await visitor.send('verification', flow, { method: 'code', code })
      expect(answer).toMatchObject({ status: 303, location: onward(challenge) })
    })

    test('a script gets the verified flow, whose link leads to the provider', async () => {
      const challenge = provider.begin()
      const email = service().newEmail()
      const visitor = service().visitor('script')
      const { answer } = await signUp(visitor, challenge, email)
      const shown = (answer.body as { continue_with: { action: string; flow?: { id: string } }[] }).continue_with
      const id = shown.find(({ action }) => action === 'show_verification_ui')?.flow?.id ?? ''
      const { flow } = await visitor.fetchFlow('verification', id)
      const done = await visitor.send('verification', flow, { method: 'code', code: await service().codeFor(email) })
      expect(done.answer.status).toBe(200)
      expect(done.flow.ui.action).toBe(onward(challenge))
    })

    test('a code that another browser enters proves the address, and signs nothing in', async () => {
      const challenge = provider.begin()
      const email = service().newEmail()
      const { flow } = await signUp(service().visitor('navigation'), challenge, email)
      const other = service().visitor('script')
      const form = { method: 'code', code: await service().codeFor(email) }
      const answer = await other.ask(`/self-service/verification?flow=${flow.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      })
      expect(answer.text).not.toContain('provider.example/oauth2/auth?accept')
      expect(isDecided(challenge)).toBe(false)
    })
  })

  describe('recovers the account', () => {
    const recover = async (visitor: Visitor, challenge: string, email: string) => {
      const { flow } = await visitor.start('recovery', { login_challenge: challenge })
      const sent = await visitor.send('recovery', flow, { method: 'code', email })
      return visitor.send('recovery', sent.flow, { method: 'code', code: await service().codeFor(email) })
    }
    test('the settings carry the application, and a new password leads there', async () => {
      const challenge = provider.begin()
      const { email } = await service().account()
      const visitor = service().visitor('navigation')
      const { flow } = await recover(visitor, challenge, email)
      expect(flow).toMatchObject({ oauth2_login_challenge: challenge })
      expect(isDecided(challenge)).toBe(false)
      const settings = await visitor.fetchFlow('settings', flow.id)
      const form = { method: 'password', password: `${goodPassword} again` }
      const { answer } = await visitor.send('settings', settings.flow, form)
      expect(answer.location).toBe(onward(challenge))
    })
    test('the user can go on to the application without a new password', async () => {
      const challenge = provider.begin()
      const { email } = await service().account()
      const visitor = service().visitor('navigation')
      const { flow } = await recover(visitor, challenge, email)
      const answer = await visitor.ask(`/self-service/settings/application?flow=${flow.id}`)
      expect(answer).toMatchObject({ status: 303, location: onward(challenge) })
    })
  })

  test('takes longer than the flow lives; the next one names the application', async () => {
    const challenge = provider.begin()
    const visitor = service().visitor('navigation')
    const { flow } = await visitor.start('login', { login_challenge: challenge })
    service().wait(2 * 60 * 60_000)
    const late = await visitor.send('login', flow, { method: 'password', identifier: 'a@b.example', password: 'x' })
    expect(late.flow.id).not.toBe(flow.id)
    expect(late.flow).toMatchObject({ oauth2_login_challenge: challenge })
  })
})
