import type { reasons as english } from '../en/reasons.ts'
import type { Translation } from '../translation.ts'

export const reasons = {
  'reason.unprintable': 'Bitte verwenden Sie Buchstaben, Ziffern und Satzzeichen in einer Zeile, ohne Steuerzeichen.',
  'reason.unknownTrait': 'Das Feld {name} gehört nicht zu diesem Formular.',
  'reason.choice': 'Bitte wählen Sie aus: {choices}.',
  'reason.format': 'Bitte geben Sie einen gültigen Wert ein ({format}).',
  'reason.rule': 'Dieser Wert ist hier nicht möglich.',
  'reason.signedIn': 'Sie sind bereits angemeldet. Fahren Sie fort, oder melden Sie sich zuerst ab.',
  'reason.tooOften': 'Der Code wurde zu oft falsch eingegeben. Bitte fordern Sie einen neuen an.',
  'reason.tooManyCodes': 'Zu viele falsche Codes. Bitte beginnen Sie von vorn.',
  'reason.paused':
    'Zu viele falsche Codes. Bitte warten Sie {hours, plural, =0 {{minutes, plural, one {# Minute} other {# Minuten}}} one {# Stunde} other {# Stunden}}, und versuchen Sie es dann noch einmal.',
  'reason.held':
    'Zu viele Versuche. Bitte warten Sie {minutes, plural, one {# Minute} other {# Minuten}}, und versuchen Sie es dann noch einmal.',
  'reason.guarded':
    'Zu viele Versuche für dieses Konto. Bitte warten Sie {minutes, plural, one {# Minute} other {# Minuten}}, oder melden Sie sich {ways, select, both {mit einem Passkey, mit einem Code oder } other {auf einem anderen Weg oder }}in einem Browser an, in dem Sie schon einmal angemeldet waren.',
  'reason.unusableKey': 'Die Antwort des Schlüssels konnte nicht verwendet werden. Bitte versuchen Sie es noch einmal.',
  'reason.unknownAddress': 'Diese Adresse steht nicht zur Auswahl. Bitte wählen Sie noch einmal.',
  'reason.robotCheckDown':
    'Die Bot-Prüfung antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
  'reason.breachCheckDown':
    'es lässt sich gerade nicht prüfen, ob es irgendwo gestohlen wurde. Bitte versuchen Sie es in einer Minute noch einmal.',
  'reason.oneCharacter': 'es ist nur ein Zeichen, das sich wiederholt.',
  'reason.siteName': 'es ist wenig mehr als der Name dieser Seite.',
  'reason.addressWaits': 'Nach der Wiederherstellung gilt diese Adresse ab {until_unix}.',
} as const satisfies Translation<typeof english>
