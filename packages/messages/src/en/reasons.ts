/** What stands behind message 4000001, which has no words of its own. */
export const reasons = {
  'reason.unprintable': 'Please use letters, numbers and signs on one line, without control characters.',
  'reason.unknownTrait': 'The field {name} does not belong to this form.',
  'reason.choice': 'Please choose one of these: {choices}.',
  'reason.format': 'Please enter a valid value ({format}).',
  'reason.rule': 'This value is not possible here.',
  'reason.signedIn': 'You are signed in already. Go on, or sign out first.',
  'reason.tooOften': 'The code was tried too often. Ask for a new one.',
  'reason.tooManyCodes': 'Too many wrong codes. Start again.',
  'reason.paused':
    'Too many wrong codes. Wait {hours, plural, =0 {{minutes, plural, one {# minute} other {# minutes}}} one {# hour} other {# hours}}, then try again.',
  'reason.held': 'Too many attempts. Wait {minutes, plural, one {# minute} other {# minutes}}, then try again.',
  'reason.guarded':
    'Too many attempts for this account. Wait {minutes, plural, one {# minute} other {# minutes}}, or sign in {ways, select, both {with a passkey, with a code or } other {another way or }}in a browser where you signed in before.',
  'reason.unusableKey': 'The answer of the key could not be used. Please try again.',
  'reason.unknownAddress': 'This is not one of the addresses to choose from. Please choose again.',
  'reason.robotCheckDown': 'The check for robots does not answer at the moment. Please try again in a minute.',
  'reason.breachCheckDown': 'it could not be checked whether it was stolen somewhere. Please try again in a minute.',
  'reason.oneCharacter': 'it is one character, repeated.',
  'reason.siteName': 'it is little more than the name of this site.',
  'reason.addressWaits': 'After the recovery, this address counts from {until_unix}.',
} as const
