import type { Form } from '@collect/flow'

/** The form of the code alone: this page asks for another mail in a separate form. */
export function codeFormOf({ resend: _apart, ...form }: Form): Form | undefined {
  return asksForCode(form) ? form : undefined
}

/** Sends the address alone (VERIFY-PAGE-3), from a button that carries it or from its field. */
export function resendFormOf(form: Form): Form | undefined {
  if (form.resend) return { ...form, testid: 'verification-resend', fields: [] }
  return asksForCode(form) ? undefined : form
}

const asksForCode = ({ fields }: Pick<Form, 'fields'>): boolean => fields.some(({ field }) => field === 'code')

/** Asks the owner of the address whether they created the account: two buttons. */
export const asksWhose = ({ fields }: Pick<Form, 'fields'>): boolean =>
  fields.some((field) => field.field === 'submit' && field.name === 'account')

/** The code went to a phone: the button for another one carries its number. */
export const isSentToPhone = ({ resend }: Form): boolean => resend?.value?.startsWith('+') === true
