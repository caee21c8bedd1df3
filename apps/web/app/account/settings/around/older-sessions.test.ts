import type { SettingsFlow } from '@collect/contract'
import { describe, expect, test } from 'vitest'

import { olderSessions } from './older-sessions.ts'

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00Z`
const flow = (...ids: readonly number[]) =>
  ({
    issued_at: at(10),
    ui: { messages: ids.map((id) => ({ id, text: '', type: 'success' })) },
  }) as unknown as SettingsFlow // only the parts of a flow that are read
const others = [5, 15, 25].map((minute) => ({ id: `since ${minute}`, since: at(minute) }))
const accountWith = (...events: readonly (readonly [kind: string, minute: number])[]) => ({
  events: events.map(([kind, minute]) => ({ kind, about: {}, at: at(minute) })),
  older_events_token: null,
  password_changed_at: null,
  deletion_due_at: null,
  deletion_waiting_days: 14,
  pending_address: null,
  deletion_begins_at: null,
  review: null,
})
const ids = (...given: Parameters<typeof olderSessions>) => olderSessions(...given).map(({ id }) => id)

describe(olderSessions, () => {
  test.each([
    { when: 'nothing changed', events: [], older: [] },
    { when: 'it changed before this form began', events: [['password_changed', 9]], older: [] },
    { when: 'the name changed', events: [['address_changed', 20]], older: [] },
    { when: 'the password changed', events: [['password_changed', 20]], older: ['since 5', 'since 15'] },
    { when: 'a key came', events: [['credential_added', 12]], older: ['since 5'] },
    { when: 'a key went', events: [['credential_removed', 30]], older: ['since 5', 'since 15', 'since 25'] },
    {
      when: 'the last of several counts',
      events: [
        ['credential_added', 16],
        ['password_changed', 12],
      ],
      older: ['since 5', 'since 15'],
    },
  ] as const)('finds the older sessions $older when $when', ({ events, older }) => {
    expect(ids(flow(), { others, account: accountWith(...events) })).toEqual(older)
  })

  test.each([
    { says: [1050001], older: ['since 5', 'since 15', 'since 25'] },
    { says: [], older: [] },
  ])(
    'with messages $says of a service without a list of changes, finds the older sessions $older',
    ({ says, older }) => {
      expect(ids(flow(...says), { others, account: undefined })).toEqual(older)
    },
  )
})
