import type { Form } from '@collect/flow'

/** The code alone, where one is asked for: asking for another mail has a place of its own on this page. */
export function codeFormOf({ resend: _apart, ...form }: Form): Form | undefined {
  return asksForCode(form) ? form : undefined
}

/** Sends the address alone (VERIFY-PAGE-3): the button that carries it, or the field that asks for it. */
export function resendFormOf(form: Form): Form | undefined {
  const { resend, ...rest } = form
  if (resend) return { ...rest, testid: 'verification-resend', fields: [{ ...resend, look: 'primary' }] }
  return asksForCode(form) ? undefined : form
}

const asksForCode = ({ fields }: Pick<Form, 'fields'>): boolean => fields.some(({ field }) => field === 'code')

/** The owner of the address is asked whether they made the account: nothing but the two answers. */
export const asksWhose = ({ fields }: Pick<Form, 'fields'>): boolean =>
  fields.some((field) => field.field === 'submit' && field.name === 'account')
