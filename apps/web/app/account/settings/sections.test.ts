import type { AccountLife } from '@collect/contract'
import { expect, test } from 'vitest'

import { shownSections } from './sections.tsx'

const account: AccountLife = {
  events: [],
  older_events_token: null,
  deletion_due_at: null,
  deletion_waiting_days: 7,
  pending_address: null,
  deletion_begins_at: null,
  review: null,
}
const shown = (own: AccountLife | undefined) =>
  shownSections({ others: [], account: own, ended: undefined, failed: undefined }).map(({ id }) => id)

test('the settings page of an embedded service shows sessions, activity, data and deletion', () => {
  expect(shown(account)).toEqual(['s-sessions', 's-activity', 's-data', 's-deletion'])
})

test('the settings page of another service shows the sessions alone', () => {
  expect(shown(undefined)).toEqual(['s-sessions'])
})
