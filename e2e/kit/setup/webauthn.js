// What a Kratos gives browsers for passkeys and security keys, after contract/nodes.md §10: it tells nobody how a
// ceremony ended. Failures of security keys open an alert, those of passkeys go to the log.
;(() => {
  if (window['__oryWebAuthnInitialized'] || !window.PublicKeyCredential) return

  const bytesOf = (text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0))
  const textOf = (bytes) =>
    btoa(String.fromCodePoint(...new Uint8Array(bytes ?? [])))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')
  const withIds = (list) => list?.map((key) => ({ ...key, id: bytesOf(key.id) }))
  const field = (name) => document.getElementsByName(name)[0]

  const toGet = (options) => ({
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: withIds(options.allowCredentials),
  })
  const toCreate = (options, user = options.user) => ({
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...user, id: bytesOf(options.user.id) },
    excludeCredentials: withIds(options.excludeCredentials),
  })
  const assertion = ({ id, rawId, type, response }) => ({
    id,
    rawId: textOf(rawId),
    type,
    response: {
      authenticatorData: textOf(response.authenticatorData),
      clientDataJSON: textOf(response.clientDataJSON),
      signature: textOf(response.signature),
      userHandle: textOf(response.userHandle),
    },
  })
  const attestation = ({ id, rawId, type, response }) => ({
    id,
    rawId: textOf(rawId),
    type,
    response: {
      attestationObject: textOf(response.attestationObject),
      clientDataJSON: textOf(response.clientDataJSON),
    },
  })
  // No submit event: the page's own code is not asked.
  const send = (name, value) => {
    field(name).value = JSON.stringify(value)
    field(name).form.submit()
  }

  const functions = {
    oryWebAuthnLogin() {
      const { publicKey } = JSON.parse(field('webauthn_login_trigger').value)
      navigator.credentials
        .get({ publicKey: toGet(publicKey) })
        .then((key) => send('webauthn_login', assertion(key)))
        .catch((error) => alert(error))
    },
    oryWebAuthnRegistration() {
      const { publicKey } = JSON.parse(field('webauthn_register_trigger').value)
      navigator.credentials
        .create({ publicKey: toCreate(publicKey) })
        .then((key) => send('webauthn_register', attestation(key)))
        .catch((error) => alert(error))
    },
    oryPasskeyLogin() {
      const { publicKey } = JSON.parse(field('passkey_challenge').value)
      window.abortPasskeyConditionalUI?.abort()
      navigator.credentials
        .get({ publicKey: toGet(publicKey) })
        .then((key) => send('passkey_login', assertion(key)))
        .catch((error) => {
          console.trace(error)
          functions.oryPasskeyLoginAutocompleteInit()
        })
    },
    oryPasskeyLoginAutocompleteInit() {
      if (!field('passkey_challenge') || !field('passkey_login') || !field('identifier')) {
        console.log('no field for passkeys')
        return
      }
      const { publicKey } = JSON.parse(field('passkey_challenge').value)
      window.abortPasskeyConditionalUI?.abort()
      window.abortPasskeyConditionalUI = new AbortController()
      const { signal } = window.abortPasskeyConditionalUI
      navigator.credentials
        .get({ publicKey: toGet(publicKey), mediation: 'conditional', signal })
        .then((key) => send('passkey_login', assertion(key)))
        .catch((error) => console.trace(error))
    },
    oryPasskeyRegistration() {
      const data = JSON.parse(field('passkey_create_data').value)
      const { form } = field('passkey_register')
      const names = [...(data.displayNameFieldNames ?? []), data.displayNameFieldName]
      const name = names.map((one) => form.elements[one]?.value).find(Boolean) ?? ''
      const { publicKey } = data.credentialOptions
      navigator.credentials
        .create({ publicKey: toCreate(publicKey, { ...publicKey.user, name, displayName: name }) })
        .then((key) => send('passkey_register', attestation(key)))
        .catch((error) => console.trace(error))
    },
    oryPasskeySettingsRegistration() {
      const { publicKey } = JSON.parse(field('passkey_create_data').value)
      navigator.credentials
        .create({ publicKey: toCreate(publicKey) })
        .then((key) => send('passkey_settings_register', attestation(key)))
        .catch((error) => console.trace(error))
    },
  }
  Object.assign(window, functions)
  window['__oryWebAuthnInitialized'] = true
  window.dispatchEvent(new CustomEvent('oryWebAuthnInitialized'))
})()
