/** What went wrong, and the next step (spec 2 §8). */
export const messagesOfErrors = {
  4000001: '{reason}',
  4000002: 'Please enter the {property} and try again.',
  4000003: 'Needs at least {min_length, plural, one {# character} other {# characters}}; this has {actual_length}.',
  4000004: 'This does not have the form that is needed here: {pattern}',
  4000005: 'This password cannot be used: {reason}',
  4000006: 'That did not match. Check your password and your email, user name or phone number.',
  4000007: 'There is an account with this email, user name or phone number already.',
  4000008: 'This code is not right. Take the one that your app shows now.',
  4000009: 'There is nothing in this form to sign in with. The setup of this site may be at fault.',
  4000010: 'This account is not active yet. Please verify your email address first.',
  4000011: 'No authenticator app is set up for this account.',
  4000012: 'This backup code has been used. Take another one.',
  4000013: 'No security key is set up for this account.',
  4000014: 'No backup codes are set up for this account.',
  4000015: 'We found no such account, or it has no security key or passkey.',
  4000016: 'This is not one of your backup codes.',
  4000017: 'May have at most {max_length, plural, one {# character} other {# characters}}; this has {actual_length}.',
  4000018: 'Must be {minimum} or more; this is {actual}.',
  4000019: 'Must be more than {minimum}; this is {actual}.',
  4000020: 'Must be {maximum} or less; this is {actual}.',
  4000021: 'Must be less than {maximum}; this is {actual}.',
  4000022: 'Must be a multiple of {base}; this is {actual}.',
  4000023: 'May hold at most {max_items, plural, one {# entry} other {# entries}}; this has {actual_items}.',
  4000024: 'Must hold at least {min_items, plural, one {# entry} other {# entries}}; this has {actual_items}.',
  4000025: 'Entries may not repeat: those at {index_a} and {index_b} are equal.',
  4000026: 'Expected here: {allowed_types_list}. Given: {actual_type}.',
  4000027:
    'Someone has an account with this email, user name or phone number. If that is you, sign in to it and connect the new provider in your settings.',
  4000028:
    'There is an account for {credential_identifier_hint}. Ways to sign in to it: {available_credential_types_list}. Connected providers: {available_oidc_providers_list}.',
  4000029: 'Must be exactly {expected}.',
  4000030: 'This is not the value that is expected here.',
  4000031: 'This password is too close to your email, user name or phone number.',
  4000032:
    'A password needs at least {min_length, plural, one {# character} other {# characters}}; this one has {actual_length}.',
  4000033:
    'A password may have at most {max_length, plural, one {# character} other {# characters}}; this one has {actual_length}.',
  4000034: 'This password stands in lists of stolen ones. Please choose another.',
  4000035: 'We found no such account, or it does not sign in with codes.',
  4000036: 'The details differ from those that the code was sent for. Please check them.',
  4000037: 'We found no such account, or it has no way to sign in.',
  4000038: 'The check for robots did not pass. Please try again.',
  4000039: 'This is the password that you have now. Please choose another.',
  4000040: 'This is not an email address.',
  4000041: 'This is not a phone number.',
  4000042: 'No device is set up for this account.',
  4000043: 'Your key was not accepted. Please try again.',
  4000044: 'This device was not accepted. Please try again.',
  4000045: 'This device has to prove itself again before it can be used.',
  4000046: 'Please set this device up again in your settings.',

  4010001:
    'Signing in took too long: the time was over {expired_at_unix_since_minutes, plural, one {# minute} other {# minutes}} ago. Please try again.',
  4010002: 'We could not tell how you want to sign in. Is everything filled in?',
  4010003: 'We could not tell how you want to sign up. Is everything filled in?',
  4010004: 'We could not tell what you want to change. Is everything filled in?',
  4010005: 'We could not tell how to recover the account. Is everything filled in?',
  4010006: 'We could not tell how to verify the address. Is everything filled in?',
  4010007: 'This sign-in is finished and cannot be used again.',
  4010008: 'This sign-in code is not right, or it has been used. Please try again.',
  4010009: 'You signed in to another account than the one to connect. Please sign in to that one.',
  4010010: 'The address does not match any address of this account.',
  4010011: 'This account has been deactivated. Please contact us.',

  4040001:
    'Signing up took too long: the time was over {expired_at_unix_since_minutes, plural, one {# minute} other {# minutes}} ago. Please try again.',
  4040002: 'This sign-up is finished and cannot be used again.',
  4040003: 'This sign-up code is not right, or it has been used. Please try again.',

  4050001:
    'Your settings stayed open too long: the time was over {expired_at_unix_since_minutes, plural, one {# minute} other {# minutes}} ago. Please try again.',
  4050002: 'Please change one address at a time.',

  4060001: 'This recovery is finished and cannot be used again.',
  4060002: 'Something went wrong on the way to your account. Please start the recovery again.',
  4060004: 'This recovery link is not right, or it has been used. Please ask for a new one.',
  4060005:
    'The recovery took too long: the time was over {expired_at_unix_since_minutes, plural, one {# minute} other {# minutes}} ago. Please try again.',
  4060006: 'This recovery code is not right, or it has been used. Please try again.',

  4070001: 'This verification link is not right, or it has been used. Please ask for a new one.',
  4070002: 'This verification is finished and cannot be used again.',
  4070003: 'Something went wrong with the verification. Please start it again.',
  4070005:
    'The verification took too long: the time was over {expired_at_unix_since_minutes, plural, one {# minute} other {# minutes}} ago. Please try again.',
  4070006: 'This verification code is not right, or it has been used. Please try again.',

  5000001: '{reason}',
  5000002: 'No authentication methods are available for this request. Please contact the site or app owner.',
  5000003: 'Your organization has no way to sign in yet. Please ask the person who looks after it.',
} as const
