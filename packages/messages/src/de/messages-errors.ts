import type { messagesOfErrors as english } from '../en/messages-errors.ts'
import type { Translation } from '../translation.ts'

export const messagesOfErrors = {
  4000001: '{reason}',
  4000002: 'Bitte geben Sie {property} ein und versuchen Sie es noch einmal.',
  4000003:
    'Nötig {min_length, plural, one {ist mindestens # Zeichen} other {sind mindestens # Zeichen}}, eingegeben: {actual_length}.',
  4000004: 'Die Eingabe muss diesem Muster entsprechen: {pattern}',
  4000005: 'Dieses Passwort kann nicht verwendet werden: {reason}',
  4000006:
    'Das passt nicht zusammen. Bitte prüfen Sie Ihr Passwort und Ihre E-Mail-Adresse, Ihren Benutzernamen oder Ihre Telefonnummer.',
  4000007: 'Zu dieser E-Mail-Adresse, diesem Benutzernamen oder dieser Telefonnummer gibt es bereits ein Konto.',
  4000008: 'Dieser Code stimmt nicht. Bitte geben Sie den Code ein, den Ihre App jetzt anzeigt.',
  4000009:
    'Es fehlt eine Angabe, mit der Sie sich anmelden können. Bitte prüfen Sie, ob alles ausgefüllt ist. Möglicherweise ist auch die Website falsch eingerichtet.',
  4000010: 'Dieses Konto ist noch nicht aktiv. Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  4000011: 'Für dieses Konto ist keine Authenticator-App eingerichtet. Bitte wählen Sie eine andere Methode.',
  4000012: 'Dieser Backup-Code wurde schon benutzt. Bitte nehmen Sie einen anderen.',
  4000013: 'Für dieses Konto ist kein Sicherheitsschlüssel eingerichtet. Bitte wählen Sie eine andere Methode.',
  4000014: 'Für dieses Konto sind keine Backup-Codes eingerichtet. Bitte wählen Sie eine andere Methode.',
  4000015:
    'Dieses Konto gibt es nicht, oder es hat weder Sicherheitsschlüssel noch Passkey. Bitte wählen Sie eine andere Methode.',
  4000016: 'Das ist keiner Ihrer Backup-Codes. Bitte prüfen Sie die Eingabe.',
  4000017:
    'Erlaubt {max_length, plural, one {ist höchstens # Zeichen} other {sind höchstens # Zeichen}}, eingegeben: {actual_length}.',
  4000018: 'Der Wert muss mindestens {minimum} sein, eingegeben: {actual}.',
  4000019: 'Der Wert muss größer als {minimum} sein, eingegeben: {actual}.',
  4000020: 'Der Wert darf höchstens {maximum} sein, eingegeben: {actual}.',
  4000021: 'Der Wert muss kleiner als {maximum} sein, eingegeben: {actual}.',
  4000022: 'Der Wert muss ein Vielfaches von {base} sein, eingegeben: {actual}.',
  4000023:
    'Erlaubt {max_items, plural, one {ist höchstens # Eintrag} other {sind höchstens # Einträge}}, vorhanden: {actual_items}.',
  4000024:
    'Nötig {min_items, plural, one {ist mindestens # Eintrag} other {sind mindestens # Einträge}}, vorhanden: {actual_items}.',
  4000025: 'Doppelte Einträge sind nicht erlaubt: Stelle {index_a} und Stelle {index_b} sind gleich.',
  4000026: 'Hier möglich: {allowed_types_list}, eingegeben: {actual_type}.',
  4000027:
    'Zu dieser E-Mail-Adresse, diesem Benutzernamen oder dieser Telefonnummer gibt es bereits ein Konto. Wenn es Ihres ist, melden Sie sich bitte bei diesem Konto an und verbinden Sie den neuen Anbieter in den Einstellungen.',
  4000028:
    'Zu {credential_identifier_hint} gibt es bereits ein Konto. So können Sie sich anmelden: {available_credential_types_list}. Verbundene Anbieter: {available_oidc_providers_list}.',
  4000029: 'Der Wert muss genau {expected} sein.',
  4000030: 'Das ist nicht der Wert, der hier erwartet wird.',
  4000031: 'Dieses Passwort ist Ihrer E-Mail-Adresse, Ihrem Benutzernamen oder Ihrer Telefonnummer zu ähnlich.',
  4000032:
    'Ein Passwort braucht mindestens {min_length, plural, one {# Zeichen} other {# Zeichen}}, eingegeben: {actual_length}.',
  4000033:
    'Ein Passwort darf höchstens {max_length, plural, one {# Zeichen} other {# Zeichen}} haben, eingegeben: {actual_length}.',
  4000034: 'Dieses Passwort steht in Listen gestohlener Passwörter. Bitte wählen Sie ein anderes.',
  4000035:
    'Dieses Konto gibt es nicht, oder die Anmeldung mit Code ist dafür nicht eingerichtet. Bitte wählen Sie eine andere Methode.',
  4000036: 'Die Angaben weichen von denen ab, für die der Code gesendet wurde. Bitte prüfen Sie Ihre Angaben.',
  4000037: 'Dieses Konto gibt es nicht, oder es hat keine Anmeldemethode. Bitte prüfen Sie Ihre Angaben.',
  4000038: 'Die Bot-Prüfung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  4000039: 'Das ist Ihr aktuelles Passwort. Bitte wählen Sie ein anderes.',
  4000040: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  4000041: 'Bitte geben Sie eine gültige Telefonnummer ein.',
  4000042: 'Für dieses Konto ist kein Gerät eingerichtet. Bitte wählen Sie eine andere Methode.',
  4000043: 'Ihr Schlüssel wurde nicht akzeptiert. Bitte versuchen Sie es noch einmal.',
  4000044: 'Dieses Gerät wurde nicht akzeptiert. Bitte versuchen Sie es noch einmal.',
  4000045: 'Dieses Gerät muss erneut geprüft werden, bevor Sie es verwenden können.',
  4000046: 'Bitte richten Sie dieses Gerät in den Einstellungen neu ein.',

  4010001:
    'Die Anmeldung hat zu lange gedauert: Die Zeit ist vor {expired_at_unix_since_minutes, plural, one {# Minute} other {# Minuten}} abgelaufen. Bitte versuchen Sie es noch einmal.',
  4010002: 'Wir konnten nicht erkennen, wie Sie sich anmelden möchten. Bitte prüfen Sie, ob alles ausgefüllt ist.',
  4010003: 'Wir konnten nicht erkennen, wie Sie sich registrieren möchten. Bitte prüfen Sie, ob alles ausgefüllt ist.',
  4010004: 'Wir konnten nicht erkennen, was Sie ändern möchten. Bitte prüfen Sie, ob alles ausgefüllt ist.',
  4010005:
    'Wir konnten nicht erkennen, wie das Konto wiederhergestellt werden soll. Bitte prüfen Sie, ob alles ausgefüllt ist.',
  4010006:
    'Wir konnten nicht erkennen, wie die Adresse bestätigt werden soll. Bitte prüfen Sie, ob alles ausgefüllt ist.',
  4010007: 'Diese Anmeldung ist bereits abgeschlossen. Für eine weitere beginnen Sie bitte von vorn.',
  4010008: 'Dieser Anmeldecode stimmt nicht oder wurde schon benutzt. Bitte versuchen Sie es noch einmal.',
  4010009: 'Das ist nicht das Konto, das verbunden werden soll. Bitte melden Sie sich bei dem richtigen Konto an.',
  4010010: 'Diese Adresse gehört nicht zu diesem Konto. Bitte geben Sie eine andere ein.',
  4010011: 'Dieses Konto wurde deaktiviert. Bitte wenden Sie sich an uns.',

  4040001:
    'Die Registrierung hat zu lange gedauert: Die Zeit ist vor {expired_at_unix_since_minutes, plural, one {# Minute} other {# Minuten}} abgelaufen. Bitte versuchen Sie es noch einmal.',
  4040002: 'Diese Registrierung ist bereits abgeschlossen. Für eine weitere beginnen Sie bitte von vorn.',
  4040003: 'Dieser Registrierungscode stimmt nicht oder wurde schon benutzt. Bitte versuchen Sie es noch einmal.',

  4050001:
    'Ihre Einstellungen waren zu lange geöffnet: Die Zeit ist vor {expired_at_unix_since_minutes, plural, one {# Minute} other {# Minuten}} abgelaufen. Bitte versuchen Sie es noch einmal.',
  4050002: 'Bitte ändern Sie die Adressen einzeln.',

  4060001: 'Diese Wiederherstellung ist bereits abgeschlossen. Für eine weitere beginnen Sie bitte von vorn.',
  4060002: 'Bei der Wiederherstellung ist etwas schiefgegangen. Bitte beginnen Sie noch einmal von vorn.',
  4060004: 'Dieser Wiederherstellungslink ist ungültig oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  4060005:
    'Die Wiederherstellung hat zu lange gedauert: Die Zeit ist vor {expired_at_unix_since_minutes, plural, one {# Minute} other {# Minuten}} abgelaufen. Bitte versuchen Sie es noch einmal.',
  4060006: 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon benutzt. Bitte versuchen Sie es noch einmal.',

  4070001: 'Dieser Bestätigungslink ist ungültig oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  4070002: 'Diese Bestätigung ist bereits abgeschlossen. Für eine weitere beginnen Sie bitte von vorn.',
  4070003: 'Bei der Bestätigung ist etwas schiefgegangen. Bitte beginnen Sie noch einmal von vorn.',
  4070005:
    'Die Bestätigung hat zu lange gedauert: Die Zeit ist vor {expired_at_unix_since_minutes, plural, one {# Minute} other {# Minuten}} abgelaufen. Bitte versuchen Sie es noch einmal.',
  4070006: 'Dieser Bestätigungscode stimmt nicht oder wurde schon benutzt. Bitte versuchen Sie es noch einmal.',

  5000001: '{reason}',
  5000002:
    'Für diese Anfrage ist keine Anmeldemethode verfügbar. Bitte wenden Sie sich an die Betreiber der Website oder App.',
  5000003: 'Ihre Organisation hat noch keine Anmeldemethode. Bitte wenden Sie sich an die Person, die sie verwaltet.',
} as const satisfies Translation<typeof english>
