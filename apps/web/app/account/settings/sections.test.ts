import type { AccountLife } from '@collect/contract'
import { expect, test } from 'vitest'

import type { LoadedApps } from '../server/load/load-apps.ts'
import { shownSections } from './sections.tsx'

const account: AccountLife = {
  events: [],
  older_events_token: null,
  password_changed_at: null,
  deletion_due_at: null,
  deletion_waiting_days: 7,
  pending_address: null,
  deletion_begins_at: null,
  review: null,
}
const shown = (own: AccountLife | undefined, apps?: LoadedApps) =>
  shownSections({ here: undefined, others: [], account: own, apps, ended: undefined, failed: undefined }).map(
    ({ id }) => id,
  )

test('the settings page of an embedded service shows sessions, activity, data and deletion', () => {
  expect(shown(account)).toEqual(['s-sessions', 's-activity', 's-data', 's-deletion'])
})

test('the settings page of another service shows the sessions alone', () => {
  expect(shown(undefined)).toEqual(['s-sessions'])
})

test.each([[[]], ['unavailable' as const]])('with an OAuth2 provider, connected apps are a section (%j)', (apps) => {
  expect(shown(undefined, apps)).toEqual(['s-sessions', 's-apps'])
  expect(shown(account, apps)).toEqual(['s-sessions', 's-apps', 's-activity', 's-data', 's-deletion'])
})
