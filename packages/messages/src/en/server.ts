/** Error pages that the server writes when the app cannot draw one. */
export const server = {
  'server.notFound.title': 'Page not found',
  'server.notFound.text': "We can't find that page.",
  'server.tooLarge.title': 'Too much at once',
  'server.tooLarge.text': 'What was sent is more than is taken here. Nothing of it was kept.',
  'server.unreadable.title': 'Nothing was saved',
  'server.unreadable.text': 'The form arrived in a way that cannot be read here. Go back and send it again.',
  'server.fault.title': 'Something went wrong on our side',
  'server.fault.text': 'Please try again in a few minutes.',
  'server.serviceDown.title': 'Accounts are out of reach',
  'server.serviceDown.text':
    'The service that keeps the accounts does not answer. Nothing is lost; please try again in a few minutes.',
  'server.oauth2Ended.title': 'This request has ended',
  'server.oauth2Ended.text':
    "The application's request was answered already, or it has expired. Go back to the application and begin there again.",
  'server.oauth2.title': "The application's request does not work",
  'server.oauth2.text':
    'An application sent you here, but its request cannot be answered. Nothing about you was passed on. Go back to the application; if it happens again, send its operators the details below.',
  'server.details': 'Details: {details}',
  'server.backToApplication': 'Back to {application}',
  'server.tooMany.title': 'Too many requests',
  'server.tooMany.text': 'Too many requests came from your network. Please wait a moment and try again.',
  'server.tryAgain': 'Try again',
  'server.backHome': 'Back to Home',
} as const

/** Messages that Kratos does not have. The service sends them in the visitor’s language. */
export const said = {
  'said.first-proof':
    'Your address is verified, and the account is yours alone. We removed what was set up before: password, passkeys, security keys, authenticator app, backup codes and other sessions. To keep your old password, type it once below.',
  'said.claim.made': 'An account with your address was made on {date}. The address is not confirmed yet. Was it you?',
  'said.claim.device': 'It was made with {device}.',
  'said.claim.address': 'IP address: {address}',
  'said.claim.ways': 'It can be opened with: {ways}.',
  'said.claim.mine': 'It was me',
  'said.claim.not-mine': 'It was not me',
  'said.claim.cleared':
    'The account is yours alone now, and what the other person set up is gone. Sign in with a mailed code to go on.',
  'said.way':
    '{way, select, password {password} totp {authenticator app} lookup_secret {backup codes} webauthn {security key} passkey {passkey} code {mailed code} other {another way}}',
  'said.same-mailbox':
    'You recovered your account through this address, so a code to it proves nothing more. Use another second factor, or sign out and sign in with your password.',
  'said.passkey-name': '{browser} on {system}',
  'said.unverified-key': 'This key did not check that it is you. Please choose another way to sign in.',
} as const
