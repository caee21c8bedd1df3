import type { Identity, VerifiableAddress } from '@collect/contract'
import { describe, expect, test } from 'vitest'

import { emailStatusOf } from './email-status.ts'

const address = (verified: boolean, via: 'email' | 'sms' = 'email'): VerifiableAddress => ({
  id: '1',
  value: 'ada@example.org',
  via,
  status: verified ? 'completed' : 'sent',
  verified,
  created_at: '',
  updated_at: '',
})

describe(emailStatusOf, () => {
  test.each([
    { addresses: undefined, status: 'dev.email-none' },
    { addresses: [], status: 'dev.email-none' },
    { addresses: [address(true, 'sms')], status: 'dev.email-none' },
    { addresses: [address(false)], status: 'dev.email-not-verified' },
    { addresses: [address(true, 'sms'), address(true)], status: 'dev.email-verified' },
  ])('shows "$status"', ({ addresses, status }) => {
    // Only the parts that are read.
    expect(emailStatusOf({ verifiable_addresses: addresses } as unknown as Identity)).toBe(status)
  })

  test('without an identity there is no address', () => {
    expect(emailStatusOf(null)).toBe('dev.email-none')
  })
})
