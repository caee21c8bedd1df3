/** Mails and text messages. Only the server loads them. */
export const mails = {
  'mail.greeting': 'Hello,',
  'mail.signature': 'Collect Everything',
  'mail.ignore': "Didn't ask for this? Ignore this email; nothing has changed.",
  'mail.recovery.subject': '{code} is your recovery code',
  'mail.recovery.text': 'Your recovery code:',
  'mail.recovery.unknown.subject': 'Someone tried to recover an account',
  'mail.recovery.unknown.text':
    'Someone asked to recover an account with this address. There is none. Was it you? Then try another address.',
  'mail.verification.subject': '{code} is your verification code',
  'mail.verification.text': 'Your verification code:',
  'mail.verification.link': 'Or open this page:',
  'mail.verification.unknown.subject': 'Someone tried to verify this address',
  'mail.verification.unknown.text':
    'Someone asked to verify this address. No account has it. Was it you? Then try another address.',
  'mail.login.subject': '{code} is your sign-in code',
  'mail.login.text': 'Your sign-in code:',
  'mail.login.unknown.subject': 'Someone tried to sign in with this address',
  'mail.login.unknown.text':
    'Someone asked for a sign-in code with this address. No account has it. Was it you? Then try another address.',
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
    "Someone tried to sign up with your address. It already has an account. Was it you? Then sign in, or recover your account if you forgot the password. If it wasn't you, you can ignore this email; nothing has changed.",
  'mail.not-you':
    "If this was you, you can ignore this email. If not, change your password and sign out other devices. Can't sign in? Recover your account.",
  'mail.new-device.subject': 'New sign-in to your account',
  'mail.new-device.text': 'Your account was just used on a new device.',
  'mail.new-device.time': 'Time: {time} (UTC)',
  'mail.new-device.device': 'Device: {device}',
  'mail.new-device.address': 'IP address: {address}',
  'mail.added.subject': 'New sign-in method added',
  'mail.added.text':
    '{factor, select, totp {An authenticator app was just connected to your account.} lookup_secret {New backup codes were just created for your account. Older ones no longer work.} passkey {A passkey was just added to your account.} webauthn {A security key was just added to your account.} provider {Your account was just connected to {provider}. You can now sign in with it.} other {A new sign-in method was just added to your account.}}',
  'mail.removed.subject': 'Sign-in method removed',
  'mail.removed.text':
    '{factor, select, totp {The authenticator app was just removed from your account.} lookup_secret {The backup codes of your account were just deleted.} passkey {A passkey was just removed from your account.} webauthn {A security key was just removed from your account.} password {The password of your account was just removed.} provider {Your account was just disconnected from {provider}. You can no longer sign in with it.} other {A sign-in method was just removed from your account.}}',
  'mail.first-proof.subject': 'Your account is now yours alone',
  'mail.first-proof.text':
    'Your address was just verified for the first time. We removed what was set up for the account before: password, passkeys, security keys, authenticator app, backup codes, connected accounts, open sessions and known browsers. Someone else could have set them up.',
  'mail.first-proof.again': 'Did you set them up yourself? Sign in with an email code and set them up again.',
  'mail.made.text': 'An account with your address was created on {time} (UTC).',
  'mail.made.not-you':
    "Wasn't it you? Open the page above, enter the code and choose “It wasn't me”. We then remove everything the other person set up.",
  'mail.guessed.subject': 'Wrong codes after your password',
  'mail.guessed.text':
    "Someone entered your password and then several wrong codes. They didn't get in. If that wasn't you, someone knows your password: change it now.",
  'mail.address-changed.subject': 'Your email address has changed',
  'mail.address-changed.text':
    'The email address of your account was just changed. This email goes to the old address.',
  'mail.app-connected.subject': 'An app was connected to your account',
  'mail.app-connected.text':
    'The app {app} can now use your account. You can see and disconnect your apps in your settings.',
  'mail.app-stolen.subject': 'An app was disconnected from your account',
  'mail.app-stolen.text':
    'Someone probably copied the access of the app {app} to your account. We ended it, and the copy no longer works. To keep using the app, connect it again.',
  'mail.deletion.subject': 'Your account will be deleted',
  'mail.deletion.text':
    'You asked us to delete your account. It will be deleted on {date}, with everything we keep about you.',
  'mail.deletion.undo':
    "Changed your mind, or wasn't it you? Until then, sign in and keep the account in your settings.",
  'mail.deletion-off.subject': "Your account won't be deleted",
  'mail.deletion-off.text': "Your account won't be deleted after all.",
  'mail.not-me': 'If this was you, you can ignore this email. If not, open this page and press the button there:',
  'mail.not-me.lifetime': 'The link works once, for {days, plural, one {# day} other {# days}}.',
  'mail.address-taken.subject': 'Someone entered your address',
  'mail.address-taken.text':
    'Someone tried to use your address for another account. Your account keeps it, and nothing has changed. Was it you? Then sign in to the account that already has this address.',
} as const
