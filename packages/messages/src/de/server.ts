import type { server as english } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Seite nicht gefunden',
  'server.notFound.text': 'Unter dieser Adresse ist nichts zu finden.',
  'server.tooLarge.title': 'Zu viel auf einmal',
  'server.tooLarge.text':
    'Sie haben mehr gesendet, als hier möglich ist. Nichts davon wurde gespeichert. Bitte kürzen Sie Ihre Eingabe.',
  'server.unreadable.title': 'Nichts wurde gespeichert',
  'server.unreadable.text':
    'Das Formular kam so an, dass es hier nicht gelesen werden kann. Bitte gehen Sie zurück und senden Sie es noch einmal.',
  'server.fault.title': 'Fehler bei uns',
  'server.fault.text': 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'server.serviceDown.title': 'Konten nicht erreichbar',
  'server.serviceDown.text':
    'Der Dienst, der die Konten verwaltet, antwortet nicht. Nichts ist verloren. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'server.tryAgain': 'Erneut versuchen',
  'server.backHome': 'Zur Startseite',
} as const satisfies Translation<typeof english>
