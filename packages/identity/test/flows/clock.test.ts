import { expect, test } from 'vitest'
import { describeHouse } from '../service/describe-house.ts'
import { minutes } from '../service/house.ts'

const day = minutes(24 * 60)
const another = 'quite another sentence'

describeHouse('a clock that jumps', {}, (house) => {
  test('ahead and back: whoever was signed in still is, and forms that were open still work', async () => {
    const account = await house().account()
    const visitor = await house().signedIn('script', account)
    const stranger = house().visitor('script')
    const { flow } = await stranger.start('login')
    const form = { method: 'password', identifier: account.email, password: account.password }

    house().wait(2 * day)
    expect(await visitor.whoami()).toBeUndefined()
    expect((await stranger.send('login', flow, form)).answer.status).toBe(410)

    house().wait(-2 * day)
    expect(await visitor.whoami()).toBeDefined()
    expect((await stranger.send('login', flow, form)).answer.status).toBe(200)
  })

  test('who signed in while it was ahead stays signed in, and is no fresher for it', async () => {
    const account = await house().account()
    house().wait(day)
    const visitor = await house().signedIn('script', account)
    house().wait(-day)
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

  test('a code that was mailed before is good again, and good once', async () => {
    const { email } = await house().account()
    const reader = house().visitor('native')
    const { flow } = await reader.start('verification')
    await reader.send('verification', flow, { method: 'code', email })
    const code = await house().codeFor(email)
    house().wait(day)
    house().wait(-day)
    await reader.send('verification', flow, { method: 'code', code })
    const confirmed = await reader.send('verification', flow, { method: 'code', account: 'mine' })
    expect(confirmed.flow.state).toBe('passed_challenge')
  })
})
