/** spec 1 §2, Recovery and verification screens. */
export const recovery = {
  'recovery.title': 'Recover your account',
  'recovery.subtitle': 'Tell us the address of your account, and we send a code to it.',
  'recovery.subtitle.link': 'Tell us the address of your account, and we send a link to it.',
  'recovery.subtitle.opened': 'The link works. Go on, and you are signed in and can choose a new password.',
  'verification.title': 'Verify your address',
  'verification.subtitle': 'Tell us the email address to verify.',
  'verification.subtitle.email-or-phone': 'Tell us the email address or phone number to verify.',
  'verification.subtitle.opened': 'The link works. Go on, and your address is verified.',
} as const
