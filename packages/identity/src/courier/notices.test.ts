import { expect, test } from 'vitest'
import type { IdentityRecord } from '../records/identity.ts'
import { createNotices } from './notices.ts'

const address = (value: string, verified: boolean, via: 'email' | 'sms' = 'email') => ({
  id: value,
  via,
  value,
  verified,
  status: verified ? ('completed' as const) : ('sent' as const),
  createdAt: 0,
  updatedAt: 0,
})

test.each([
  ['proved addresses', [address('a@example.org', true), address('b@example.org', false)], ['a@example.org']],
  ['no address, if none is proved', [address('a@example.org', false), address('b@example.org', false)], []],
  [
    'neither telephone numbers nor malformed addresses',
    [address('+491701234567', true, 'sms'), address('a@b, c@d', true)],
    [],
  ],
])('notices go to %s', async (_, verifiable, recipients) => {
  const mailed: string[] = []
  const notices = createNotices(
    { queue: async ({ to }) => (mailed.push(to), to) },
    { insert: async () => {} },
    Date.now,
  )
  const owner: Pick<IdentityRecord, 'verifiable' | 'vouched'> = { verifiable, vouched: false }
  // The test sets only what `notify` reads of an account.
  await notices.notify(
    owner as IdentityRecord,
    'password_changed',
    {},
    { isTransaction: true },
    { actor: { locale: 'en' } },
  )
  expect(mailed).toEqual(recipients)
})

test('notices go to an address that an operator set', async () => {
  const mailed: string[] = []
  const notices = createNotices(
    { queue: async ({ to }) => (mailed.push(to), to) },
    { insert: async () => {} },
    Date.now,
  )
  const owner = { verifiable: [address('a@example.org', false)], vouched: true }
  await notices.notify(
    owner as unknown as IdentityRecord,
    'password_changed',
    {},
    { isTransaction: true },
    { actor: { locale: 'en' } },
  )
  expect(mailed).toEqual(['a@example.org'])
})
