import type { Pressed, ScreenFlows } from '@collect/flow'

/** The payload of a form's entries, and its rule. */
export interface PayloadCase {
  readonly rule: string
  readonly kind: keyof ScreenFlows
  readonly nodes: string
  readonly entries: readonly (readonly [string, string])[]
  readonly pressed?: Pressed
  readonly payload: object
}

/** The CSRF token of every form. */
export const csrf = ['csrf_token', 't'] as const
