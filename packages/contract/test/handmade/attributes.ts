import type { InputAttributes } from '@collect/contract'
import { ceremonies, passkeyRegistration, passkeySettings } from './ceremonies.ts'

/** Context that a node's attributes depend on, beside its notation. */
export interface Place {
  readonly kind: string
  readonly refresh: boolean
  /** The flow offers WebAuthn, so browsers may offer passkeys in the field (docs/contract/nodes.md §2.1). */
  readonly hasKeys: boolean
}

interface Written {
  readonly group: string
  readonly name: string
  readonly type: string
}

/** Attributes that the notation leaves out, by flow kind and name (docs/contract/nodes.md §1.5 and §2). */
export function attributesOf(
  { kind, refresh, hasKeys }: Place,
  { group, name, type }: Written,
): Partial<InputAttributes> {
  const ceremony: Readonly<Record<string, Partial<InputAttributes>>> = {
    ...ceremonies,
    ...(kind === 'settings' ? passkeySettings : passkeyRegistration),
    ...(refresh && { passkey_login: {} }),
  }
  return {
    ...(Object.hasOwn(ceremony, name) && ceremony[name]),
    ...(type === 'email' && { autocomplete: 'email' }),
    ...(type === 'tel' && { autocomplete: 'tel' }),
    ...(type === 'url' && { autocomplete: 'url' }),
    ...(type === 'password' && { autocomplete: kind === 'login' ? 'current-password' : 'new-password' }),
    ...(name === 'identifier' && type === 'text' && hasKeys && { autocomplete: 'username webauthn' }),
    ...(group === 'code' && name === 'code' && { autocomplete: 'one-time-code' }),
    ...(kind === 'recovery' && name === 'code' && { pattern: '[0-9]+', maxlength: 6 }),
    ...(Object.hasOwn(choices, name) && { options: choices[name]?.map((value) => ({ value })) ?? [] }),
    ...(name === 'captcha_turnstile_options' && { value: captchaOptions(kind) }),
  }
}

const choices: Readonly<Record<string, readonly string[]>> = {
  'traits.country': ['Germany', 'Norway', 'Poland'],
  'traits.language': ['de', 'no', 'pl'],
}

const captchaOptions = (action: string) =>
  JSON.stringify({
    // Turnstile's public test key that always asks for interaction.
    sitekey: '3x00000000000000000000FF',
    theme: 'light',
    action,
    response_field_name: 'transient_payload.captcha_turnstile_response',
  })
