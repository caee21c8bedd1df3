import { leftStatuses, readMoney } from '@collect/collectibles/wire'
import type { Locale } from '@collect/messages'

import { readDay } from '../../../forms/day-text.ts'
import type { FormRules, Problems, Typed } from '../../../forms/rules.ts'

/** The rules of the form in which a copy leaves. */
export const leaveRules = (locale: Locale): FormRules => ({
  status: {
    required: true,
    custom: (typed) => (leftStatuses.some((status) => status === typed) ? undefined : 'required'),
  },
  on: { custom: (typed) => problemOf(typed === '' ? undefined : readDay(typed, locale)) },
  to: { maxLength: 200 },
  amount: {
    custom: (typed, other) => problemOf(typed === '' ? undefined : readMoney(typed, other('amount_currency'), locale)),
  },
  amount_currency: {},
})

const problemOf = (reading: object | undefined): string | undefined =>
  reading && 'problem' in reading ? String(reading.problem) : undefined

/** The form of a copy that leaves, as it was refused. */
export interface RefusedLeaving {
  readonly about: 'leaving'
  readonly typed: Typed
  readonly problems: Problems
}
