import type { AccountEvent } from '@collect/contract'

import { factorIcons } from './guards.ts'

/** Strokes on a grid of 24 × 24. */
const strokes = {
  codes: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4',
  delete: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7M10.5 11v5M13.5 11v5',
  done: 'M4.5 12.5l5 5 10-11',
  key: 'M8 11a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM11.2 12.3L20 3.5M16 7.5l3 3',
  link: 'M10 14l4-4M8.5 11.5L6 14a3.5 3.5 0 0 0 5 5l2.5-2.5M15.5 12.5L18 10a3.5 3.5 0 0 0-5-5l-2.5 2.5',
  mail: 'M3 5h18v14H3zM3.5 6.5L12 13l8.5-6.5',
  password: 'M5 10.5h14v10H5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20.5c.6-4.5 3.5-6.5 7.5-6.5s6.9 2 7.5 6.5',
  phone: 'M7 2.5h10v19H7zM11 18.5h2',
  warning: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7.5v5.5M12 16.5v.1',
} as const

type Name = keyof typeof strokes

const ofKind: Readonly<Record<string, Name>> = {
  password_changed: 'password',
  address_changed: 'mail',
  address_change_asked: 'mail',
  address_restored: 'mail',
  first_proof: 'mail',
  new_device: 'person',
  signed_in: 'person',
  account_made: 'person',
  backup_code_used: 'codes',
  second_factor_guessed: 'warning',
  misuse_reported: 'warning',
  app_tokens_stolen: 'warning',
  app_connected: 'link',
  app_withdrawn: 'link',
  deletion_requested: 'delete',
}

const ofFactor: Readonly<Record<string, Name>> = factorIcons

/** What an event is about, as a drawing beside its words. */
export function EventIcon({ event: { kind, about } }: { readonly event: Pick<AccountEvent, 'kind' | 'about'> }) {
  const name = ofKind[kind] ?? ofFactor[about.factor ?? ''] ?? 'done'
  return (
    <svg className="icon icon--sm" viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  )
}
