/** Mails and text messages. Only the server loads them. */
export const mails = {
  'mail.greeting': 'Hello,',
  'mail.signature': 'Collect Everything',
  'mail.ignore': "Didn't ask for this? Ignore this email; nothing has changed.",
  'mail.recovery.subject': '{code} is your recovery code',
  'mail.recovery.text': 'Your recovery code:',
  'mail.recovery.unknown.subject': 'Someone tried to recover an account',
  'mail.recovery.unknown.text':
    'Someone asked to recover an account with this address, but there is none. Was it you? Then try another address.',
  'mail.verification.subject': '{code} is your verification code',
  'mail.verification.text': 'Your verification code:',
  'mail.verification.link': 'Or open this page:',
  'mail.verification.unknown.subject': 'Someone tried to verify this address',
  'mail.verification.unknown.text':
    'Someone asked to verify this address, but no account has it. Was it you? Then try another address.',
  'mail.login.subject': '{code} is your sign-in code',
  'mail.login.text': 'Your sign-in code:',
  'mail.login.unknown.subject': 'Someone tried to sign in with this address',
  'mail.login.unknown.text':
    'Someone asked for a sign-in code with this address, but no account has it. Was it you? Then try another address.',
  'mail.login.unknown.sign-up': 'No account yet? You can create one here:',
  'mail.registration.subject': '{code} is your sign-up code',
  'mail.registration.text': 'Your sign-up code:',
  'mail.lifetime': 'Expires in {minutes, plural, one {# minute} other {# minutes}}.',
  'mail.recovery-link.subject': 'Recover your account',
  'mail.recovery-link.text': 'Open this page to get back into your account:',
  'mail.verification-link.subject': 'Verify your address',
  'mail.verification-link.text': 'Open this page to confirm that this address is yours:',
  'mail.lifetime-link': 'The link expires in {minutes, plural, one {# minute} other {# minutes}}.',
  'mail.password-changed.subject': 'Your password has changed',
  'mail.password-changed.text': "Your password was just changed. If that wasn't you, recover your account at once.",
  'mail.recovery.link': 'Or open this page:',
  'mail.duplicate.subject': 'You already have an account',
  'mail.duplicate.text':
    'Someone tried to sign up with your address, which already has an account. Was it you? Then sign in, or recover your account if you forgot the password. If it was not you, there is nothing to do: nothing has changed.',
  'mail.not-you':
    "If this was you, you can ignore this email. If not, change your password and sign out other devices in your settings. Can't sign in? Recover your account.",
  'mail.new-device.subject': 'New sign-in to your account',
  'mail.new-device.text': 'Your account was just used on a new device.',
  'mail.new-device.time': 'Time: {time} (UTC)',
  'mail.new-device.device': 'Device: {device}',
  'mail.new-device.address': 'IP address: {address}',
  'mail.added.subject': 'New sign-in method added',
  'mail.added.text':
    '{factor, select, totp {An authenticator app was just connected to your account.} lookup_secret {New backup codes were just made for your account. Older ones no longer work.} passkey {A passkey was just added to your account.} webauthn {A security key was just added to your account.} provider {Your account was just connected with {provider}, which signs you in from now on.} other {A new way to sign in was just added to your account.}}',
  'mail.removed.subject': 'Sign-in method removed',
  'mail.removed.text':
    '{factor, select, totp {The authenticator app was just removed from your account.} lookup_secret {The backup codes of your account were just deleted.} passkey {A passkey was just removed from your account.} webauthn {A security key was just removed from your account.} password {The password of your account was just removed.} provider {Your account was just disconnected from {provider}, which no longer signs you in.} other {A way to sign in was just removed from your account.}}',
  'mail.first-proof.subject': 'Your account is yours alone now',
  'mail.first-proof.text':
    'Your address was just proved for the first time, so we removed what was set up for the account before: password, passkeys, security keys, authenticator app, backup codes, connected accounts, open sessions and known browsers. Someone else could have set them up.',
  'mail.first-proof.again':
    'Did you set them up yourself? Then sign in with a mailed code and set them up again in your settings.',
  'mail.made.text': 'An account with your address was made on {time} (UTC).',
  'mail.made.not-you':
    'Was it not you? Open the page above, enter the code and choose “It was not me”. Then everything that the other person set up is removed.',
  'mail.guessed.subject': 'Wrong codes after your password',
  'mail.guessed.text':
    'Someone entered the password of your account, and then several wrong codes for the second step. They did not get in. If that was not you, someone knows your password: change it now.',
  'mail.address-changed.subject': 'Your email address has changed',
  'mail.address-changed.text':
    'The email address of your account was just changed. This email goes to the old address.',
  'mail.app-connected.subject': 'An app was connected to your account',
  'mail.app-connected.text':
    'The app {app} was just allowed to use your account. Your settings list all connected apps, and you can disconnect them there.',
  'mail.app-stolen.subject': 'An app was disconnected from your account',
  'mail.app-stolen.text':
    'Someone probably copied the access of the app {app} to your account. We ended this access, and the copy no longer works. To go on using the app, connect it again.',
  'mail.deletion.subject': 'Your account will be deleted',
  'mail.deletion.text':
    'You asked us to delete your account. It will be deleted on {date}, with everything that we keep about you.',
  'mail.deletion.undo':
    'Did you change your mind, or was that not you? Until then you can sign in and keep the account in your settings.',
  'mail.deletion-off.subject': 'Your account stays',
  'mail.deletion-off.text': 'Your account will not be deleted after all.',
  'mail.not-me': 'If this was you, you can ignore this email. If not, open this page and press the button there:',
  'mail.not-me.lifetime': 'The link works once, for {days, plural, one {# day} other {# days}}.',
  'mail.address-taken.subject': 'Someone entered your address',
  'mail.address-taken.text':
    'Someone wanted to give your address to another account. Your account keeps it, and nothing has changed. Was it you? Then sign in to the account that has this address already.',
} as const
