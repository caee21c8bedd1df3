/** What the service tells about the state of a flow: information and success. */
export const messagesOfInformation = {
  1010003: 'This needs a fresh sign-in. Please confirm that it is you.',
  1010004: 'One more step: confirm your sign-in with your second factor.',
  1010012: 'Have your security key at hand, then continue.',
  1010014: 'We have sent a message to your address. Not there? Look in Spam or Junk.',
  1010016:
    'The address {duplicateIdentifier} belongs to an account already. Sign in to that account, and {provider} becomes one more way into it.',
  1010020: 'We send the code to the address that you gave us for this step.',
  1010025: 'We have sent a code to the address in your account. Not there? Look in Spam or Junk.',

  1040005: 'We have sent a code to your address. Enter it to finish your account. Not there? Look in Spam or Junk.',
  1040009: 'Almost there. Choose how you want to sign in from now on.',

  1060001:
    'You are back in. For the next {privileged_session_expires_at_unix_until_minutes, plural, one {minute} other {# minutes}} you can choose a new password or add another way to sign in.',
  1060002:
    'If this address belongs to an account, a recovery link is on its way. Nothing there? Check the spelling of the address, then Spam or Junk.',
  1060003:
    'If this address belongs to an account, a recovery code is on its way. Nothing there? Check the spelling of the address, then Spam or Junk.',
  1060004: 'If {masked_address} belongs to an account, a recovery code is on its way to it.',
  1060005: 'Type the whole address, so that we know it is yours.',
  1060006: 'Which address should the recovery code go to?',

  1080001:
    'A verification link is on its way to your address. Nothing there? Check the spelling of the address, then Spam or Junk.',
  1080002: 'Your email address is verified.',
  1080003:
    'A verification code is on its way to your address. Nothing there? Check the spelling of the address, then Spam or Junk.',
  1080004: 'A verification code is on its way to your phone. Nothing there? Check the number for typing errors.',
  1080005: 'Your phone number is verified.',
} as const
