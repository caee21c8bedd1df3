import type { discoverTexts as english } from '../en/discover.ts'
import type { Translation } from '../translation.ts'

export const discoverTexts = {
  // Discover: its lists and drawers
  'discover.sets': 'Alle Sammelreihen',
  'discover.sets.begin': 'Sammelreihen für den Anfang',
  'discover.sets.building': 'Ihre begonnenen Sammelreihen',
  'discover.sets.lead': '{count, plural, one {# Sammelreihe} other {# Sammelreihen}} im Katalog.',
  'discover.sets.drawer-lead': '{count, plural, one {# Sammelreihe} other {# Sammelreihen}} in dieser Schublade.',
  'discover.sets.none': 'Hier gibt es noch keine Sammelreihen.',
  'discover.sets.of': 'Sammelreihen: {drawer}',
  'discover.drawer.sets': 'Sammelreihen',
  'discover.drawer.items': 'Objekte',
  'discover.drawer.count': '{count, plural, one {# Objekt} other {# Objekte}} in dieser Schublade.',
  'discover.samples': 'Beispiele',

  // A set
  'set.items': '{count, plural, one {# Objekt} other {# Objekte}}',
  'set.progress': '{owned} von {total} · {percent}',
  'set.percent': '{percent}\u00a0%',
  'set.complete': 'Vollständig.',
  'set.missing': '{count, plural, one {# fehlt.} other {# fehlen.}}',
  'set.missing-wished': '{count, plural, one {# fehlt} other {# fehlen}}, davon {wished} auf Ihrer Wunschliste.',
  'set.wish-missing': 'Fehlende auf die Wunschliste setzen',
  'set.copy-missing': 'Fehlliste kopieren',
  'set.copied': 'Die Fehlliste ist kopiert.',
  'set.wished':
    '{count, plural, =0 {Alles Fehlende stand schon auf Ihrer Wunschliste.} one {# Wunsch hinzugefügt.} other {# Wünsche hinzugefügt.}}',
  'set.show': 'Anzeigen',
  'set.show.all': 'Alle',
  'set.show.have': 'Vorhanden',
  'set.show.missing': 'Fehlend',
  'set.show.spare': 'Übrig',
  'set.cell.have': 'Vorhanden',
  'set.cell.missing': 'Fehlt',
  'set.cell.wished': 'Gewünscht',
  'set.cell.quantity': 'Anzahl',
  'set.mark': 'Durch Antippen markieren',
  'set.mark.done': 'Fertig',
  'set.mark.hint': 'Tippen Sie an, was Sie besitzen, oder drücken Sie darauf die Leertaste.',
  'set.empty': 'Zu dieser Sammelreihe gehört noch nichts.',
  'set.marked': 'Vorhanden. {owned} von {total}',
  'set.unmarked': 'Nicht vorhanden. {owned} von {total}',
  'set.none-owned': 'Sie besitzen noch nichts aus dieser Sammelreihe.',
  'set.none-missing': 'In dieser Sammelreihe fehlt nichts.',
  'set.none-spare': 'Aus dieser Sammelreihe ist nichts als übrig markiert.',
  'set.sign-in': 'Zum Markieren anmelden',

  // The sheet of an item
  'item.want': 'Wunsch',
  'item.spare': 'Übrig',
  'item.number-in': 'Nr. {number} in {set}',
  'item.part-of': 'Gehört zu {set}',
  'item.variants': 'Varianten',
  'item.variant.standard': 'Normalausgabe',
  'item.variant.owned': 'In Ihrer Sammlung: {count}',
  'item.other-version': 'Sie besitzen eine andere Ausführung: {variant}',
  'item.yours': 'In Ihrem Besitz',
  'item.copies': '{count, plural, one {# Stück} other {# Stück}}',
  'item.facts': 'Angaben',
  'item.source': 'Quelle: {source}, {licence}.',
  'item.drawing': 'Das Bild ist eine Zeichnung, nicht das echte Motiv.',
  'item.wrong': 'Hier stimmt etwas nicht',
  'item.wished': '{name} steht auf Ihrer Wunschliste.',
  'item.unwished': '{name} steht nicht mehr auf Ihrer Wunschliste.',
  'item.spared': '{name} ist als übrig markiert.',
  'item.unspared': '{name} ist nicht mehr als übrig markiert.',
  'item.more-to-lose': 'Sie besitzen mehrere davon oder eines mit Angaben. Nichts wurde entfernt.',

  // Values of facts
  'fact.yes': 'Ja',
  'fact.no': 'Nein',

  // Undo
  'undo.done': '{count, plural, one {# Änderung} other {# Änderungen}} rückgängig gemacht.',
  'undo.partly': '{undone} rückgängig gemacht. {kept} seitdem geändert und nicht angetastet.',
} satisfies Translation<typeof english>
