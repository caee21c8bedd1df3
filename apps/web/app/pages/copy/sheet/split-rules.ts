import type { Told } from '../../../acts/act-news.ts'
import type { FormRules, Problems, Typed } from '../../../forms/rules.ts'

/**
 * The rules of the form that splits a copy.
 * @param most Pieces that can be split off; only the page that drew the copy knows them
 */
export const splitRules = (most?: number): FormRules => ({
  quantity: {
    required: true,
    min: 1,
    pattern: /^\d{1,9}$/,
    // The service's word, which tells more than the number.
    custom: (typed) => (most !== undefined && Number(typed) > most ? 'too_many' : undefined),
  },
})

/** The form that splits a copy, as it was refused. */
export interface RefusedSplit {
  readonly about: 'split'
  readonly typed: Typed
  readonly problems: Problems
  /** Why the service refused it, if no field is wrong. */
  readonly failure?: Told
}
