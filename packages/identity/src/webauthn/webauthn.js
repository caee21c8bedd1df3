// Runs WebAuthn ceremonies for the forms of this service (docs/contract/nodes.md §10). Each function reads its options
// from one field of the form, writes the response into another, and submits the form as the browser would.
;(() => {
  if (window['__oryWebAuthnInitialized'] || !window.PublicKeyCredential) return
  window['__oryWebAuthnInitialized'] = true

  const bytesOf = (text) =>
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/').replace(/=+$/, '')), (letter) =>
      letter.charCodeAt(0),
    )
  const textOf = (bytes) => {
    let letters = ''
    for (const byte of new Uint8Array(bytes ?? [])) letters += String.fromCharCode(byte)
    return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
  }
  const withIds = (keys) => keys?.map((key) => ({ ...key, id: bytesOf(key.id) }))

  const field = (name) => document.getElementsByName(name)[0]
  const optionsIn = (name) => JSON.parse(field(name).value)

  const get = ({ publicKey }, more) =>
    navigator.credentials.get({
      publicKey: {
        ...publicKey,
        challenge: bytesOf(publicKey.challenge),
        // Without a list, the user chooses among the keys that the browser knows.
        ...(publicKey.allowCredentials && { allowCredentials: withIds(publicKey.allowCredentials) }),
      },
      ...more,
    })
  const create = ({ publicKey }, name) =>
    navigator.credentials.create({
      publicKey: {
        ...publicKey,
        challenge: bytesOf(publicKey.challenge),
        user: { ...publicKey.user, id: bytesOf(publicKey.user.id), ...(name && { name, displayName: name }) },
        ...(publicKey.excludeCredentials && { excludeCredentials: withIds(publicKey.excludeCredentials) }),
      },
    })

  const partsOf = ({ response }, ...names) => Object.fromEntries(names.map((name) => [name, textOf(response[name])]))
  const answerOf = (key, ...names) => ({
    id: key.id,
    rawId: textOf(key.rawId),
    type: key.type,
    response: partsOf(key, ...names),
  })
  const assertionOf = (key) => answerOf(key, 'authenticatorData', 'clientDataJSON', 'signature', 'userHandle')
  const attestationOf = (key) => answerOf(key, 'attestationObject', 'clientDataJSON')

  const send = (name, answer) => {
    const input = field(name)
    input.value = JSON.stringify(answer)
    input.form.submit()
  }

  // A browser refuses a second request, and autofill keeps one open as long as the page allows.
  const endAutofill = () => window.abortPasskeyConditionalUI?.abort('another request')

  // Usually the user cancelled: the error is only logged, for developers.
  // oxlint-disable-next-line no-console
  const note = (error) => console.log(error)

  const isAutofillPossible = async () =>
    !window.Cypress && ((await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

  const functions = {
    oryWebAuthnLogin(given) {
      return get(given?.publicKey ? given : optionsIn('webauthn_login_trigger'))
        .then((key) => send('webauthn_login', assertionOf(key)))
        .catch((error) => window.alert(error))
    },

    oryWebAuthnRegistration(given) {
      return create(given?.publicKey ? given : optionsIn('webauthn_register_trigger'))
        .then((key) => send('webauthn_register', attestationOf(key)))
        .catch((error) => window.alert(error))
    },

    oryPasskeyLogin() {
      endAutofill()
      return get(optionsIn('passkey_challenge'))
        .then((key) => send('passkey_login', assertionOf(key)))
        .catch((error) => {
          note(error)
          return functions.oryPasskeyLoginAutocompleteInit()
        })
    },

    async oryPasskeyLoginAutocompleteInit() {
      if (!['passkey_challenge', 'passkey_login', 'identifier'].every(field)) {
        note('Passkeys need the fields passkey_challenge, passkey_login and identifier on the page.')
        return
      }
      if (!(await isAutofillPossible())) return
      endAutofill()
      const request = new AbortController()
      window.abortPasskeyConditionalUI = request
      await get(optionsIn('passkey_challenge'), { mediation: 'conditional', signal: request.signal })
        .then((key) => send('passkey_login', assertionOf(key)))
        .catch(note)
    },

    oryPasskeyRegistration() {
      const { credentialOptions, displayNameFieldName, displayNameFieldNames } = optionsIn('passkey_create_data')
      const { elements } = field('passkey_register').form
      const name = [...(displayNameFieldNames ?? []), displayNameFieldName]
        .map((one) => elements.namedItem(one)?.value)
        .find(Boolean)
      return create(credentialOptions, name)
        .then((key) => send('passkey_register', attestationOf(key)))
        .catch(note)
    },

    oryPasskeySettingsRegistration() {
      return create(optionsIn('passkey_create_data'))
        .then((key) => send('passkey_settings_register', attestationOf(key)))
        .catch(note)
    },
  }

  for (const [name, call] of Object.entries(functions)) {
    window[name] = call
    // Older clients call the functions by this name.
    window[`__${name}`] = call
  }
  window.dispatchEvent(new CustomEvent('oryWebAuthnInitialized'))
})()
