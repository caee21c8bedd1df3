/** WCAG 1.3.5: the purpose of a field about the user, by the field's name. */
const purposes: Readonly<Record<string, RegExp>> = {
  identifier: /^(username|email|tel)( webauthn)?$/,
  email: /^(email|username)$/,
  'traits.email': /^(email|username)( webauthn)?$/,
  'traits.username': /^username( webauthn)?$/,
  'traits.name': /^name$/,
  'traits.name.first': /^given-name$/,
  'traits.name.last': /^family-name$/,
  'traits.phone_number': /^tel$/,
  'traits.website': /^url$/,
  'traits.birthday': /^bday$/,
  recovery_address: /^(email|tel|username)$/,
  recovery_confirm_address: /^(email|tel|username)$/,
  // WCAG 3.3.8: password managers must find the fields.
  password: /^(current|new)-password$/,
  code: /^one-time-code$/,
  totp_code: /^one-time-code$/,
  lookup_secret: /^one-time-code$/,
}

/** Runs in the browser; the fields that a user types in. */
export const purposesOnPage = (): readonly { readonly name: string; readonly token: string | null }[] =>
  [...document.querySelectorAll('input:not([type=hidden]):not([type=checkbox]),select')].map((field) => ({
    name: field.getAttribute('name') ?? '',
    token: field.getAttribute('autocomplete'),
  }))

/** Fields with a missing or wrong purpose. */
export const wrongPurposes = (fields: ReturnType<typeof purposesOnPage>): readonly string[] =>
  fields.flatMap(({ name, token }) => {
    const purpose = purposes[name]
    return purpose && !purpose.test(token ?? '') ? [`${name} has autocomplete ${token}`] : []
  })
