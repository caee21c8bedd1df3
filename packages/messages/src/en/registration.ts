/** spec 1 §2, Registration screen. */
export const registration = {
  'registration.title': 'Create an account',
  'registration.subtitle': 'Sign up with {parts}',
  'registration.login-label': 'Already have an account?',
  'registration.login-button': 'Sign in',
} as const
