import { expect, test } from 'vitest'
import { startShipped } from '../shipped.ts'

test('an address without an account gets one mail a day, from however many networks clients request codes', async () => {
  const shipped = await startShipped({ TRUST_PROXY: '1' })
  const newcomer = 'newcomer@collect.example'
  const askFrom = async (place: string) => {
    const client = shipped.client({ 'x-forwarded-for': place })
    const first = await client.start('login')
    await client.submit(first, { method: 'identifier_first', identifier: newcomer })
    return client.submit(first, { method: 'code', identifier: newcomer })
  }
  for (const place of ['192.0.2.1', '198.51.100.2', '203.0.113.3']) {
    const answer = await askFrom(place)
    expect([answer.status, JSON.parse(answer.text).state]).toEqual([400, 'sent_email'])
  }
  const client = shipped.client({ 'x-forwarded-for': '192.0.2.4' })
  await client.submit(await client.start('login'), {
    method: 'password',
    identifier: newcomer,
    password: 'drawers of warm walnut',
  })
  const mails = (await shipped.mails()).filter(({ to }) => to === newcomer)
  expect(mails.map(({ subject }) => subject)).toEqual(['Someone tried to sign in with this address'])
  expect(mails[0]?.text).toContain(`${shipped.origin}/registration`)
})
