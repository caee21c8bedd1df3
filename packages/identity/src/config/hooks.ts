import { z } from 'zod'

/** What may run after a flow (docs/contract/http.md §9). */
export type HookName = 'session' | 'show_verification_ui' | 'revoke_active_sessions' | 'require_verified_address'

const laterHooks = new Set(['web_hook', 'verification', 'verify_new_address', 'notify_previous_addresses'])

/** A list of hooks of which only some have a meaning at this place; the value that comes out is their names. */
export const hookList = (...allowed: readonly HookName[]) =>
  z
    .array(
      z
        .strictObject({ hook: z.string(), config: z.record(z.string(), z.unknown()).optional() })
        .transform(({ hook }, context) => {
          const known = allowed.find((name) => name === hook)
          if (known) return known
          context.addIssue({
            code: 'custom',
            path: ['hook'],
            message: laterHooks.has(hook) ? 'not supported yet' : expected(allowed, hook),
          })
          return z.NEVER
        }),
    )
    .readonly()

const expected = (allowed: readonly HookName[], got: string) =>
  allowed.length === 0 ? `no hook can stand here, got "${got}"` : `expected ${allowed.join(' or ')}, got "${got}"`

interface After {
  readonly hooks: readonly HookName[]
  readonly default_browser_return_url?: string | undefined
}

/** A method's own hooks replace those of the whole flow, they don't add to them (docs/contract/http.md §5.2). */
export const hooksAfter = (after: After, method?: Partial<After>): readonly HookName[] => method?.hooks ?? after.hooks

/** What the configuration says of one method, beside what holds for every method. */
export const ofMethod = (after: object, method: string): Partial<After> | undefined =>
  (after as Readonly<Record<string, Partial<After> | undefined>>)[method] // a key for each method that ends the flow
