/** What stands behind message 4000001 in the settings only; the account pages do without. */
export const reasonsOfSettings = {
  'reason.lastWayIn': 'This is your last way to sign in. Add another one before you remove it.',
  'reason.currentPassword':
    'Please enter your current password. If you do not know it, sign out and sign in another way.',
  'reason.wrongPassword': 'This is not your current password.',
  'reason.frozen': 'Someone reported a misuse of this account. Recover it first, then you can change it again.',
} as const
