import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  'error.title': 'Etwas ist schiefgegangen',
  'error.title-not-found': 'Seite nicht gefunden',
  'error.title-internal-server-error': 'Fehler bei uns',
  'error.title.what-happened': 'Was ist passiert?',
  'error.title.what-can-i-do': 'Was kann ich tun?',
  'error.client': 'Die Anfrage ließ sich so, wie sie gesendet wurde, nicht ausführen.',
  'error.server': 'Bei uns ist etwas schiefgegangen. Die Anfrage wurde nicht ausgeführt.',
  'error.instructions':
    'Bitte versuchen Sie es in einigen Minuten noch einmal. Wenn das nicht hilft, schreiben Sie uns und fügen Sie die Angaben unten bei.',
  'error.instructions.no-details':
    'Bitte versuchen Sie es in einigen Minuten noch einmal. Wenn das nicht hilft, schreiben Sie uns.',
  'error.support-email-link': 'An {contactSupportEmail} schreiben',
  'error.footer.text': 'Angaben für Ihre Nachricht',
  'error.footer.copy': 'Angaben kopieren',
  'error.footer.copied': 'Kopiert',
  'error.id': 'ID',
  'error.time': 'Zeitpunkt',
  'error.message': 'Meldung',
  'error.correlation': 'Anfrage',
  'error.line': '{label}: {value}',
  'error.action.go-back': 'Zurück',
  'error.not-found.description': 'Unter dieser Adresse ist nichts zu finden.',

  'flow.loading': 'Wird geladen …',
  'flow.not-found': 'Vorgang nicht gefunden',
  'flow.back-home': 'Zur Startseite',
  'flow.start-again': 'Neu beginnen',
  'flow.expired': 'Diese Seite war zu lange geöffnet. Bitte beginnen Sie noch einmal von vorn.',
  'flow.expires-soon':
    'Diese Seite läuft in zwei Minuten ab. Wenn Sie sie erneuern, bleibt Ihre Eingabe erhalten, nur Passwörter nicht.',
  'flow.renew': 'Seite erneuern',
  'flow.restarted': 'Diese Seite war nicht mehr aktuell und wurde neu geladen. Bitte versuchen Sie es noch einmal.',
  'flow.cookies-off':
    'Ihr Browser sendet keine Cookies an uns zurück. Bitte erlauben Sie Cookies für diese Website und beginnen Sie dann neu.',
  'flow.lost': 'Auch beim zweiten Versuch war der Vorgang nicht zu finden.',
  'flow.unavailable':
    'Anmeldung und Konten sind im Moment nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'flow.unreachable': 'Sie scheinen offline zu sein. Ihre Eingabe ist noch da, nur Passwörter und Codes nicht.',
  'flow.try-again': 'Erneut versuchen',
  'flow.disabled': 'Diese Funktion ist hier ausgeschaltet.',

  'wire.unknown-status':
    'Der Dienst hat anders geantwortet als erwartet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'wire.unreachable':
    'Der API-Endpunkt ist nicht erreichbar. Prüfen Sie, ob CORS richtig eingerichtet und die SDK-Adresse gültig ist.',
  'wire.undecodable':
    'Die Antwort des Dienstes war nicht lesbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'wire.content-type':
    'Der Dienst hat etwas geschickt, das diese Seite nicht zeigen kann. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'wire.unsupported': 'Der Dienst verlangt etwas, das diese Seite nicht kann. Bitte beginnen Sie von vorn.',
} as const satisfies Translation<typeof english>
