import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Konto wiederherstellen',
  'recovery.subtitle': 'Geben Sie die Adresse Ihres Kontos ein. Wir senden Ihnen dann einen Code.',
  'recovery.subtitle.link': 'Geben Sie die Adresse Ihres Kontos ein. Wir senden Ihnen dann einen Link.',
  'recovery.subtitle.opened':
    'Der Link ist gültig. Wenn Sie fortfahren, werden Sie angemeldet und können ein neues Passwort wählen.',
  'verification.title': 'Adresse bestätigen',
  'verification.subtitle': 'Geben Sie die E-Mail-Adresse ein, die Sie bestätigen möchten.',
  'verification.subtitle.email-or-phone':
    'Geben Sie die E-Mail-Adresse oder Telefonnummer ein, die Sie bestätigen möchten.',
  'verification.subtitle.opened': 'Der Link ist gültig. Wenn Sie fortfahren, ist Ihre Adresse bestätigt.',
} as const satisfies Translation<typeof english>
