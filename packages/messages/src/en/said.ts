/** Messages that a Kratos does not have. The service says them in the reader's language; no page carries them. */
export const said = {
  'said.first-proof':
    'Your address is verified, and the account is yours alone. We removed what was set up before: password, passkeys, security keys, authenticator app, backup codes and other sessions. To keep your old password, type it once below.',
  'said.claim.made':
    'An account with your address was made on {date}. Nobody has confirmed yet that the address is theirs. Was it you?',
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
  'said.unverified-key': 'This key did not check that it is you. Please choose another way to sign in.',
} as const
