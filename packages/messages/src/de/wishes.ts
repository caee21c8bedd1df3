import type { wishTexts as english } from '../en/wishes.ts'
import type { Translation } from '../translation.ts'

export const wishTexts: Translation<typeof english> = {
  // Wishes
  'wishes.title': 'Wunschliste',
  'wishes.lead': '{count, plural, one {# Wunsch.} other {# Wünsche, die wichtigsten zuerst.}}',
  'wishes.whole-set': 'Ganze Sammelreihe',
  'wishes.priority': 'Wichtigkeit',
  'wishes.priority.1': 'Unbedingt',
  'wishes.priority.2': 'Sehr gern',
  'wishes.priority.3': 'Gern',
  'wishes.priority.4': 'Wenn es sich ergibt',
  'wishes.priority.5': 'Irgendwann',
  'wishes.grade': 'Mindestzustand',
  'wishes.any-grade': 'Jeder Zustand',
  'wishes.or-better': '{grade} oder besser',
  'wishes.max': 'Höchstpreis',
  'wishes.up-to': 'bis {price}',
  'wishes.currency': 'Währung',
  'wishes.quantity': 'Anzahl',
  'wishes.pieces': '{count} gesucht',
  'wishes.note': 'Notiz',
  'wishes.have': 'Habe ich jetzt',
  'wishes.change': 'Ändern',
  'wishes.remove': 'Entfernen',
  'wishes.empty.title': 'Noch keine Wünsche',
  'wishes.empty.text':
    'Öffnen Sie ein Objekt, das Ihnen fehlt, und wählen Sie Wunsch. Es bleibt hier, bis Sie es haben.',
  'wishes.saved': 'Der Wunsch ist gespeichert.',
  'wishes.removed': 'Der Wunsch ist entfernt.',
  'wishes.fulfilled': 'Das Stück liegt jetzt in Ihrer Sammlung.',
  'wishes.gone': 'Diesen Wunsch gibt es nicht mehr.',
  'wishes.overtaken': 'Dies wurde anderswo geändert. Bitte sehen Sie es sich erst noch einmal an.',

  // Sets that the user has something of
  'my-sets.title': 'Meine Sammelreihen',
  'my-sets.lead':
    '{count, plural, one {# Sammelreihe begonnen} other {# Sammelreihen begonnen}}, davon {complete} vollständig.',
  'my-sets.show.building': 'Alle',
  'my-sets.show.unfinished': 'Begonnen',
  'my-sets.show.complete': 'Vollständig',
  'my-sets.none-unfinished': 'Jede begonnene Sammelreihe ist vollständig.',
  'my-sets.none-complete': 'Noch ist keine Sammelreihe vollständig.',
  'my-sets.empty.title': 'Noch keine Sammelreihe begonnen',
  'my-sets.empty.text':
    'Markieren Sie ein Objekt einer Sammelreihe als Ihres. Dann steht sie hier mit dem, was Sie davon haben.',

  // Spares
  'spares.title': 'Übrige Stücke',
  'spares.lead':
    '{count, plural, one {Von # Objekt haben Sie mehr, als Sie behalten.} other {Von # Objekten haben Sie mehr, als Sie behalten.}}',
  'spares.keep': 'Davon behalten',
  'spares.apply': 'Anzeigen',
  'spares.not-keep': 'Bitte geben Sie eine ganze Zahl von 0 bis 1000 ein.',
  'spares.mark': '{count, plural, one {# Stück als übrig markieren} other {# Stück als übrig markieren}}',
  'spares.how': 'Stücke im schlechtesten Zustand werden zuerst markiert.',
  'spares.all-marked': 'Alles darüber ist als übrig markiert.',
  'spares.item': 'Objekt',
  'spares.owned': 'Vorhanden',
  'spares.above': 'Darüber',
  'spares.marked': 'Markiert',
  'spares.empty.title': 'Nichts ist übrig',
  'spares.empty.text': 'Sie haben von nichts mehr, als Sie behalten. Was darüber hinausgeht, steht dann hier.',
  'spares.done':
    '{count, plural, =0 {Mehr ließ sich nicht markieren.} one {Bei # Eintrag ist jetzt mehr übrig.} other {Bei # Einträgen ist jetzt mehr übrig.}}',
  'spares.marking': 'Die Stücke werden gerade markiert. Laden Sie die Seite gleich neu.',
  'spares.too-often': 'Das wurde in dieser Stunde sehr oft getan. Bitte versuchen Sie es später noch einmal.',

  // Preferences
  'preferences.title': 'Vorlieben',
  'preferences.lead': 'Was für Ihre Sammlung gilt. Ihr Konto hat eigene Einstellungen.',
  'preferences.name': 'Name',
  'preferences.handle': 'Kurzname',
  'preferences.handle.hint': '3 bis 30 Buchstaben von a bis z, Ziffern, - oder _. Er bleibt 30 Tage.',
  'preferences.handle.stays': 'Er lässt sich ab {date} ändern.',
  'preferences.handle.wrong':
    'Bitte 3 bis 30 Buchstaben von a bis z, Ziffern, - oder _, mit Buchstabe oder Ziffer an beiden Enden.',
  'preferences.handle.taken': 'Diesen Kurznamen hat schon jemand.',
  'preferences.handle.too-soon': 'Der Kurzname wurde vor weniger als 30 Tagen geändert.',
  'preferences.country': 'Land',
  'preferences.no-country': 'Keine Angabe',
  'preferences.currency.hint':
    'Nach einer Änderung werden Kosten und Werte neu gezählt. Beträge in anderen Währungen stehen neben der Summe.',
  'preferences.keep': 'Von jedem Objekt behalten',
  'preferences.keep.hint': 'Was darüber hinausgeht, steht unter „Übrige Stücke“.',
  'preferences.default-place': 'Ort neuer Stücke',
  'preferences.as-last': 'Wie beim letzten in der Schublade',
  'preferences.default-folder': 'Ordner neuer Stücke',
  'preferences.photo-days': 'Aufnahmetag der Fotos behalten',
  'preferences.photo-days.hint': 'Alles andere, was eine Kamera in ein Bild schreibt, fällt weg.',
  'preferences.mails': 'Mitteilungen per E‑Mail senden',
  'preferences.mails.hint': 'An die E‑Mail-Adresse Ihres Kontos. Darin steht kein Preis, kein Ort und keine Anschrift.',
  'preferences.saved': 'Ihre Vorlieben sind gespeichert.',
  'preferences.samples': 'Beispiele',
  'preferences.samples.shown':
    'Beispiele zeigen, wozu die Schubladen da sind. Auch Ihre eigenen und gewünschten werden entfernt; „Rückgängig“ bringt sie zurück.',
  'preferences.samples.hidden': 'Sie sehen keine Beispiele.',
  'preferences.samples.remove': 'Beispiele entfernen',
  'preferences.samples.show': 'Beispiele wieder zeigen',
  'preferences.samples.removed': 'Die Beispiele sind entfernt.',
  'preferences.samples.back': 'Die Beispiele sind wieder da.',
  'preferences.end': 'Meine Sammlung löschen',
  'preferences.end.text':
    'Dies löscht {count, plural, one {# Stück} other {# Stück}} und alle Wünsche, Ordner, Plätze, Stichwörter, eigenen Objekte und Vorlieben. Ihr Konto bleibt. Es lässt sich nicht rückgängig machen.',
  'preferences.end.confirm': 'Zur Bestätigung {count} eingeben',
  'preferences.end.wrong': 'Geben Sie genau diese Zahl ein: {count}.',
  'preferences.end.done': 'Ihre Sammlung ist gelöscht.',
}
