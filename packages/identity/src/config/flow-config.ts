import { z } from 'zod'
import type { AddressTypes } from './address.ts'
import { duration } from './duration.ts'
import { hookList, type HookName } from './hooks.ts'
import type { MethodName } from './method-config.ts'
import { notYet, section } from './section.ts'

/** `selfservice.flows`: one group per kind of flow, and the addresses of other pages. */
export function flowConfig({ page, target }: AddressTypes) {
  const before = section({ hooks: notYet([]) })
  const lifespan = duration().prefault('1h')

  /** The settings after one method. Its hooks replace those of the flow, so unset differs from an empty list. */
  const afterMethod = (...hooks: readonly HookName[]) =>
    section({ default_browser_return_url: target().optional(), hooks: hookList(...hooks).optional() })
  const after = <Methods extends z.ZodRawShape>(hooks: readonly HookName[], methods: Methods) =>
    section({
      default_browser_return_url: target().optional(),
      hooks: hookList(...hooks).default([]),
      ...methods,
    })
  return section({
    login: section({
      ui_url: page('/login'),
      lifespan,
      /** Identifier and methods on one page, or the identifier first. */
      style: z.enum(['unified', 'identifier_first']).default('unified'),
      before,
      after: after(['revoke_active_sessions', 'require_verified_address'], {
        password: afterMethod('revoke_active_sessions', 'require_verified_address'),
        code: afterMethod('revoke_active_sessions', 'require_verified_address'),
        totp: afterMethod('revoke_active_sessions'),
        lookup_secret: afterMethod('revoke_active_sessions'),
        webauthn: afterMethod('revoke_active_sessions', 'require_verified_address'),
        passkey: afterMethod('revoke_active_sessions', 'require_verified_address'),
        oidc: afterMethod('revoke_active_sessions', 'require_verified_address'),
        saml: afterMethod('revoke_active_sessions', 'require_verified_address'),
      } satisfies Record<Exclude<MethodName, 'profile' | 'link'>, z.ZodType>),
    }),
    registration: section({
      enabled: z.boolean().default(true),
      ui_url: page('/registration'),
      lifespan,
      /** A sign-up for a taken address says how its account signs in. */
      login_hints: z.boolean().default(false),
      /** Traits first and the credential on a second page, or both on one page. */
      style: z.enum(['profile_first', 'unified']).default('profile_first'),
      enable_legacy_one_step: z.boolean().default(false),
      before,
      after: after([], {
        password: afterMethod('session', 'show_verification_ui'),
        code: afterMethod('session', 'show_verification_ui'),
        webauthn: afterMethod('session', 'show_verification_ui'),
        passkey: afterMethod('session', 'show_verification_ui'),
        oidc: afterMethod('session', 'show_verification_ui'),
        saml: afterMethod('session', 'show_verification_ui'),
      }),
    }),
    settings: section({
      ui_url: page('/settings'),
      lifespan,
      privileged_session_max_age: duration().prefault('1h'),
      required_aal: z.enum(['aal1', 'highest_available']).default('highest_available'),
      before,
      after: after([], {
        password: afterMethod('revoke_active_sessions'),
        profile: afterMethod('show_verification_ui'),
        totp: afterMethod('revoke_active_sessions'),
        lookup_secret: afterMethod('revoke_active_sessions'),
        webauthn: afterMethod('revoke_active_sessions'),
        passkey: afterMethod('revoke_active_sessions'),
        oidc: afterMethod('show_verification_ui'),
        saml: afterMethod('show_verification_ui'),
      } satisfies Record<Exclude<MethodName, 'code' | 'link'>, z.ZodType>),
    }),
    recovery: section({
      enabled: z.boolean().default(false),
      ui_url: page('/recovery'),
      lifespan,
      use: z.enum(['code', 'link']).default('code'),
      notify_unknown_recipients: z.boolean().default(false),
      before,
      after: after(['revoke_active_sessions'], {}),
    }),
    verification: section({
      enabled: z.boolean().default(false),
      ui_url: page('/verification'),
      lifespan,
      use: z.enum(['code', 'link']).default('code'),
      notify_unknown_recipients: z.boolean().default(false),
      before,
      after: after([], {}),
    }),
    logout: section({
      clear_browser_data: z.boolean().default(false),
      after: section({ default_browser_return_url: target().optional() }),
    }),
    error: section({ ui_url: page('/error') }),
  })
}
