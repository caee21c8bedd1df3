/** Minimal WebAuthn options. The challenge is the word "golden". */
const challenge = 'Z29sZGVu'
const user = { id: 'YWRh', name: 'ada@example.org', displayName: 'Ada' }
const creation = {
  publicKey: {
    rp: { name: 'Collect Everything', id: 'localhost' },
    user,
    challenge,
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    excludeCredentials: [],
  },
}
const assertion = { publicKey: { challenge, rpId: 'localhost', allowCredentials: [{ type: 'public-key', id: 'Cg' }] } }

const trigger = (name: string, argument?: object) => ({
  onclick: `window.${name}(${argument ? JSON.stringify(argument) : ''})`,
  onclickTrigger: name,
})

/** Attributes of the nodes that start a WebAuthn ceremony or hold its options (docs/contract/nodes.md §2.3). */
export const ceremonies = {
  webauthn_login_trigger: { value: JSON.stringify(assertion), ...trigger('oryWebAuthnLogin', assertion) },
  webauthn_register_trigger: { value: JSON.stringify(creation), ...trigger('oryWebAuthnRegistration', creation) },
  passkey_login_trigger: { value: '', ...trigger('oryPasskeyLogin') },
  passkey_login: {
    onload: 'window.oryPasskeyLoginAutocompleteInit()',
    onloadTrigger: 'oryPasskeyLoginAutocompleteInit',
  },
  passkey_challenge: { value: JSON.stringify({ publicKey: { challenge, rpId: 'localhost' } }) },
} as const

export const passkeyRegistration = {
  passkey_register_trigger: trigger('oryPasskeyRegistration'),
  passkey_create_data: {
    value: JSON.stringify({
      credentialOptions: creation,
      displayNameFieldName: 'traits.email',
      displayNameFieldNames: ['traits.email'],
    }),
  },
} as const

export const passkeySettings = {
  passkey_register_trigger: { value: '', ...trigger('oryPasskeySettingsRegistration') },
  passkey_create_data: { value: JSON.stringify(creation) },
} as const
