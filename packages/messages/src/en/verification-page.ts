/** The product's page around the verification flow (spec 1 §2). */
export const verificationPage = {
  'verification-page.title': 'Verify your email',
  'verification-page.verified': "Your account's email address is verified!",
  'verification-page.instructions': 'We have sent a mail with a code to your address.',
  'verification-page.instructions.link': 'We have sent a mail with a link to your address.',
  'verification-page.spam': 'Check your inbox, then Spam or Junk.',
  'verification-page.request': 'Request New Verification Email',
  'verification-page.resend': 'Resend Verification Email',
} as const
