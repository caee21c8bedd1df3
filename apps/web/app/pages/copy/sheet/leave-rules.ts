import { leftStatuses } from '@collect/collectibles/wire'
import type { Locale } from '@collect/messages'

import type { Told } from '../../../acts/act-news.ts'
import type { FormRules, Problems, Typed } from '../../../forms/rules.ts'
import { dayProblem, moneyProblem } from '../../../forms/typed-problems.ts'

/** The rules of the form in which a copy leaves. */
export const leaveRules = (locale: Locale): FormRules => ({
  status: {
    required: true,
    custom: (typed) => (leftStatuses.some((status) => status === typed) ? undefined : 'required'),
  },
  on: { custom: (typed) => dayProblem(typed, locale) },
  to: { maxLength: 200 },
  amount: { custom: (typed, other) => moneyProblem(typed, other('amount_currency'), locale) },
  amount_currency: {},
})

/** The form of a copy that leaves, as it was refused. */
export interface RefusedLeaving {
  readonly about: 'leaving'
  readonly typed: Typed
  readonly problems: Problems
  /** Why the service refused it, if no field is wrong. */
  readonly failure?: Told
  /** What became of a copy that was told as gone before. */
  readonly left?: (typeof leftStatuses)[number] | undefined
}
