import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'

const day = minutes(24 * 60)
const another = 'quite another sentence'

describeService('a clock that jumps', {}, (service) => {
  test('ahead and back keeps users signed in and open forms valid', async () => {
    const account = await service().account()
    const visitor = await service().signedIn('script', account)
    const stranger = service().visitor('script')
    const { flow } = await stranger.start('login')
    const form = { method: 'password', identifier: account.email, password: account.password }

    service().wait(2 * day)
    expect(await visitor.whoami()).toBeUndefined()
    expect((await stranger.send('login', flow, form)).answer.status).toBe(410)

    service().wait(-2 * day)
    expect(await visitor.whoami()).toBeDefined()
    expect((await stranger.send('login', flow, form)).answer.status).toBe(200)
  })

  test('back keeps a session alive, which no longer counts as a recent sign-in', async () => {
    const account = await service().account()
    service().wait(day)
    const visitor = await service().signedIn('script', account)
    service().wait(-day)
    expect(await visitor.whoami()).toBeDefined()
    const { flow } = await visitor.start('settings')
    const held = await visitor.send('settings', flow, { method: 'password', password: another })
    expect(held.answer.status).toBe(403)

    const again = await visitor.start('login', { refresh: 'true' })
    const done = await visitor.send('login', again.flow, {
      method: 'password',
      identifier: account.email,
      password: account.password,
    })
    expect(done.answer.status).toBe(200)
    const changed = await visitor.send('settings', flow, { method: 'password', password: another })
    expect(changed.answer.status).toBe(200)
  })

  test('ahead and back makes a mailed code valid again, and valid once', async () => {
    const { email } = await service().account()
    const reader = service().visitor('native')
    const { flow } = await reader.start('verification')
    await reader.send('verification', flow, { method: 'code', email })
    const code = await service().codeFor(email)
    service().wait(day)
    service().wait(-day)
    await reader.send('verification', flow, { method: 'code', code })
    const confirmed = await reader.send('verification', flow, { method: 'code', account: 'mine' })
    expect(confirmed.flow.state).toBe('passed_challenge')
  })
})
