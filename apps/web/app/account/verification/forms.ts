import type { Form } from '@collect/flow'

/** The form of the code alone: this page asks for another mail in a separate form. */
export function codeFormOf({ resend: _apart, ...form }: Form): Form | undefined {
  return asksForCode(form) ? form : undefined
}

/**
 * Sends the address alone (VERIFY-PAGE-3), from a button that carries it or from its field. A signed-in user finds the
 * account's address there (WCAG 3.3.7).
 */
export function resendFormOf(form: Form, address: string | undefined): Form | undefined {
  const { resend, ...rest } = form
  if (resend) return { ...rest, testid: 'verification-resend', fields: [{ ...resend, look: 'primary' }] }
  if (asksForCode(form)) return undefined
  const fields = form.fields.map((field) =>
    address !== undefined && field.field === 'text' && field.name === 'email' ? { value: address, ...field } : field,
  )
  return { ...form, fields }
}

const asksForCode = ({ fields }: Pick<Form, 'fields'>): boolean => fields.some(({ field }) => field === 'code')

/** Asks the owner of the address whether they created the account: two buttons. */
export const asksWhose = ({ fields }: Pick<Form, 'fields'>): boolean =>
  fields.some((field) => field.field === 'submit' && field.name === 'account')

/** The code went to a phone: the button for another one carries its number. */
export const isSentToPhone = ({ resend }: Form): boolean => resend?.value?.startsWith('+') === true
