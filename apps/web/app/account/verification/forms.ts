import type { Form } from '@collect/flow'

/** The code alone: asking for another mail has a place of its own on this page. */
export function codeFormOf({ resend: _apart, ...form }: Form): Form {
  return form
}

/** Sends the address alone (spec 1 §2): the button that carries it, or the field that asks for it. */
export function resendFormOf(form: Form): Form {
  const { resend, ...rest } = form
  return resend ? { ...rest, testid: 'verification-resend', fields: [{ ...resend, look: 'primary' }] } : form
}
