/** Error pages that the server writes when the app cannot draw one. */
export const server = {
  'server.notFound.title': 'Page not found',
  'server.notFound.text': "We can't find that page.",
  'server.tooLarge.title': 'Too much at once',
  'server.tooLarge.text':
    "That's more than we can take here. Nothing was saved. Go back to find your form as it was, and shorten it.",
  'server.unreadable.title': 'Nothing was saved',
  'server.unreadable.text': "We couldn't read the form. Go back and send it again.",
  'server.fault.title': 'Something went wrong on our side',
  'server.fault.text': 'Please try again in a few minutes.',
  'server.serviceDown.title': 'Accounts are unavailable',
  'server.serviceDown.text':
    "We can't reach the accounts right now. Nothing is lost; please try again in a few minutes.",
  'server.oauth2Ended.title': 'This request has ended',
  'server.oauth2Ended.text':
    "The app's request was already answered, or it expired. Go back to the app and start again there.",
  'server.oauth2.title': "The app's request isn't valid",
  'server.oauth2.text':
    "An app sent you here, but we can't answer its request. We shared nothing about you. Go back to the app. If it happens again, send its operators the details below.",
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
  'said.claim.made': "An account with your address was created on {date}. The address isn't confirmed yet. Was it you?",
  'said.claim.device': 'It was created with {device}.',
  'said.claim.address': 'IP address: {address}',
  'said.claim.ways': 'Ways to sign in to it: {ways}.',
  'said.claim.mine': 'It was me',
  'said.claim.not-mine': "It wasn't me",
  'said.claim.cleared':
    'The account is yours alone now. What the other person set up is gone. Sign in with an email code to continue.',
  'said.way':
    '{way, select, password {password} totp {authenticator app} lookup_secret {backup codes} webauthn {security key} passkey {passkey} code {email code} other {another method}}',
  'said.same-mailbox':
    'You recovered your account through this address. A code sent there proves nothing new. Use another second factor, or sign in again with your password.',
  'said.passkey-name': '{browser} on {system}',
  'said.unverified-key': "This key didn't check that it's you. Please choose another method.",
} as const
