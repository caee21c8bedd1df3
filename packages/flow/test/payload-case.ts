import type { Pressed, ScreenFlows } from '@collect/flow'

/** What is sent of the entries of a form, and by which rule. */
export interface PayloadCase {
  readonly rule: string
  readonly kind: keyof ScreenFlows
  readonly nodes: string
  readonly entries: readonly (readonly [string, string])[]
  readonly pressed?: Pressed
  readonly payload: object
}

/** The entry that guards each of them. */
export const csrf = ['csrf_token', 't'] as const
