import type { ownItemTexts as english } from '../en/own-item.ts'
import type { Translation } from '../translation.ts'

export const ownItemTexts: Translation<typeof english> = {
  // The form of an own item
  'own.add': 'Fehlendes Objekt hinzufügen',
  'own.change': 'Dieses Objekt ändern',
  'own.drawer': 'In welche Schublade gehört es?',
  'own.name': 'Bezeichnung',
  'own.maker': 'Hersteller',
  'own.year-from': 'Erstes Jahr',
  'own.year-to': 'Letztes Jahr',
  'own.year-discovered': 'Jahr der Entdeckung',
  'own.unit': '{label} ({unit})',
  'own.submit': 'Objekt hinzufügen',
  'own.save': 'Änderungen speichern',
  'own.empty': 'Bitte geben Sie eine Bezeichnung ein.',
  'own.too-long': 'Das ist zu lang.',
  'own.not-number': 'Bitte geben Sie eine Zahl ein, etwa 3,5.',
  'own.not-year': 'Bitte geben Sie ein Jahr ein, etwa 1911.',
  'own.before-first': 'Das letzte Jahr liegt vor dem ersten.',
  'own.wrong': 'Dieser Wert passt hier nicht.',
  'own.problems': 'Bitte prüfen Sie {count, plural, one {# Feld} other {# Felder}}.',

  // On its sheet and its card
  'own.title': 'Ihr eigenes Objekt',
  'own.private': 'Nur Sie sehen dies.',
  'own.pending': 'Allen angeboten. Bis zur Prüfung sehen nur Sie dies.',
  'own.edit': 'Ändern',
  'own.offer': 'Allen anbieten',
  'own.offer.text': 'Bis zur Prüfung sehen nur Sie es.',
  'own.take-back': 'Angebot zurückziehen',
  'own.delete': 'Löschen',
  'own.mark.private': 'Privat',
  'own.mark.pending': 'In Prüfung',

  // What was done
  'own.added': '{name} ist hinzugefügt. Nur Sie sehen es.',
  'own.offered': '{name} ist allen angeboten.',
  'own.changed': '{name} ist gespeichert.',
  'own.taken-back': '{name} ist nicht mehr angeboten.',
  'own.deleted': 'Das Objekt ist gelöscht.',
  'own.still-used': 'Dieses Objekt ist in Ihrer Sammlung. Nehmen Sie es dort zuerst heraus.',
  'own.enough-offers': 'Sie haben heute viele Objekte angeboten. Bitte versuchen Sie es später noch einmal.',

  // Both versions of what two tabs changed
  'conflict.title': 'Dies wurde anderswo geändert',
  'conflict.both': 'Wählen Sie, welche Fassung bleibt, und speichern Sie.',
  'conflict.yours': 'Ihre Fassung',
  'conflict.saved': 'Inzwischen gespeichert',
  'conflict.empty': 'Nichts',
  'conflict.discard': 'Eigene Fassung verwerfen',
  'conflict.save': 'Auswahl speichern',
}
