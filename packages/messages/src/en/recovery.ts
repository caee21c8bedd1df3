/** spec 1 §2, Recovery and verification screens. */
export const recovery = {
  'recovery.title': 'Recover your account',
  'recovery.subtitle': 'Tell us the address of your account, and we send a code to it.',
  'verification.title': 'Verify your address',
  'verification.subtitle': 'Tell us the email address to verify.',
  'verification.subtitle.email-or-phone': 'Tell us the email address or phone number to verify.',
} as const
