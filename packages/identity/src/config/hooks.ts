import { z } from 'zod'

/** What may run after a flow (docs/contract/http.md §9). */
export type HookName = 'session' | 'show_verification_ui' | 'revoke_active_sessions' | 'require_verified_address'

const laterHooks = new Set(['web_hook', 'verification', 'verify_new_address', 'notify_previous_addresses'])

/** A list of hooks, parsed to their names. Only some hooks are allowed at each place. */
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

/** A method's own hooks replace those of the whole flow (docs/contract/http.md §5.2). */
export const hooksAfter = (after: After, method?: Partial<After>): readonly HookName[] => method?.hooks ?? after.hooks

/** The settings for one method, which stand beside those for every method. */
export const ofMethod = (after: object, method: string): Partial<After> | undefined =>
  (after as Readonly<Record<string, Partial<After> | undefined>>)[method] // a key for each method that ends the flow
