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
  ['what is proved', [address('a@example.org', true), address('b@example.org', false)], ['a@example.org']],
  ['nobody, where nothing is proved', [address('a@example.org', false), address('b@example.org', false)], []],
  [
    'no telephone, and nothing that is no address',
    [address('+491701234567', true, 'sms'), address('a@b, c@d', true)],
    [],
  ],
])('mails go to %s', async (_, verifiable, recipients) => {
  const told: string[] = []
  const notices = createNotices({ queue: async ({ to }) => (told.push(to), to) }, { insert: async () => {} }, Date.now)
  const owner: Pick<IdentityRecord, 'verifiable' | 'vouched'> = { verifiable, vouched: false }
  // Nothing else of an account is looked at.
  await notices.notify(owner as IdentityRecord, 'password_changed', {}, { isTransaction: true }, { locale: 'en' })
  expect(told).toEqual(recipients)
})

test('mails go to an address that an operator gave', async () => {
  const told: string[] = []
  const notices = createNotices({ queue: async ({ to }) => (told.push(to), to) }, { insert: async () => {} }, Date.now)
  const owner = { verifiable: [address('a@example.org', false)], vouched: true }
  await notices.notify(
    owner as unknown as IdentityRecord,
    'password_changed',
    {},
    { isTransaction: true },
    { locale: 'en' },
  )
  expect(told).toEqual(['a@example.org'])
})
