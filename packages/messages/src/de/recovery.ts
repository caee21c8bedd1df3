import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Konto wiederherstellen',
  'recovery.subtitle': 'Geben Sie die Adresse Ihres Kontos ein. Wir senden Ihnen dann einen Code.',
  'verification.title': 'Adresse bestätigen',
  'verification.subtitle': 'Geben Sie die E-Mail-Adresse ein, die Sie bestätigen möchten.',
  'verification.subtitle.email-or-phone':
    'Geben Sie die E-Mail-Adresse oder Telefonnummer ein, die Sie bestätigen möchten.',
} as const satisfies Translation<typeof english>
