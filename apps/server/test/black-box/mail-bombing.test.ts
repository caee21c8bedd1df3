import { expect, test } from 'vitest'
import { sharedShipped, type ShippedClient } from '../shipped.ts'
import { mailsTo, password, signUp } from './people.ts'

const shared = sharedShipped()

async function turnBackupCodesOnAndOff(client: ShippedClient): Promise<void> {
  const flow = await client.start('settings')
  await client.submit(flow, { lookup_secret_regenerate: 'true' })
  await client.submit(flow, { lookup_secret_confirm: 'true' })
  await client.submit(await client.start('settings'), { lookup_secret_disable: 'true' })
}

test('an unproved address gets the sign-up mail only, however often its account changes backup codes', async () => {
  const shipped = shared()
  const email = 'stranger@collect.example'
  const client = await signUp(shipped, email, false)
  for (let round = 0; round < 25; round += 1) await turnBackupCodesOnAndOff(client)
  expect(JSON.parse((await client.send('/account')).text)).toMatchObject({ events: { length: 10 } })
  const mails = await mailsTo(shipped, email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toMatch(/^\d{6} is your verification code/)
})

test('a proved address gets at most ten mails an hour from changes of its account', async () => {
  const shipped = shared()
  const email = 'owner@collect.example'
  const client = await signUp(shipped, email, true)
  for (let round = 0; round < 10; round += 1) await turnBackupCodesOnAndOff(client)
  for (let round = 0; round < 10; round += 1) {
    for (const method of ['PUT', 'DELETE']) await client.send('/account/deletion', { method })
  }
  for (let device = 0; device < 8; device += 1) {
    const other = shipped.client({ 'user-agent': `device ${device}` })
    await other.submit(await other.start('login'), { method: 'password', identifier: email, password })
  }
  const mails = await mailsTo(shipped, email)
  expect(mails.length).toBeLessThanOrEqual(10)
  expect(mails.length).toBeGreaterThan(1)
})

test('an account mails at most five strangers’ addresses a day, and moves to none of them', async () => {
  const shipped = shared()
  const client = await signUp(shipped, 'walker@collect.example', true)
  const statuses: number[] = []
  for (let stranger = 0; stranger < 12; stranger += 1) {
    const traits = { email: `stranger.${stranger}@collect.example`, name: 'Ada' }
    statuses.push((await client.submit(await client.start('settings'), { method: 'profile', traits })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429, 429, 429])
  const mails = (await shipped.mails()).filter(({ to }) => to.startsWith('stranger.'))
  expect(mails).toHaveLength(5)
  const whoami = await client.send('/sessions/whoami', { headers: { accept: 'application/json' } })
  expect(JSON.parse(whoami.text)).toMatchObject({ identity: { traits: { email: 'walker@collect.example' } } })
})
