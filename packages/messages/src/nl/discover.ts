import type { discoverTexts as english } from '../en/discover.ts'
import type { Translation } from '../translation.ts'

export const discoverTexts = {
  // Discover: its lists and drawers
  'discover.sets': 'Alle series',
  'discover.sets.begin': 'Series om mee te beginnen',
  'discover.sets.building': 'Series waar je aan werkt',
  'discover.sets.lead': '{count, plural, one {# serie} other {# series}} in de catalogus.',
  'discover.sets.drawer-lead': '{count, plural, one {# serie} other {# series}} in deze lade.',
  'discover.sets.none': 'Hier zijn nog geen series.',
  'discover.sets.of': 'Series: {drawer}',
  'discover.drawer.sets': 'Series',
  'discover.drawer.items': 'Objecten',
  'discover.drawer.count': '{count, plural, one {# object} other {# objecten}} in deze lade.',
  'discover.samples': 'Voorbeelden',

  // A set
  'set.items': '{count, plural, one {# object} other {# objecten}}',
  'set.progress': '{owned} van {total} · {percent}',
  'set.percent': '{percent}%',
  'set.complete': 'Compleet.',
  'set.missing': '{count, plural, one {# ontbreekt.} other {# ontbreken.}}',
  'set.missing-wished': '{count, plural, one {# ontbreekt} other {# ontbreken}}, waarvan {wished} op je verlanglijst.',
  'set.wish-missing': 'Ontbrekende op mijn verlanglijst zetten',
  'set.copy-missing': 'Lijst van ontbrekende kopiëren',
  'set.copied': 'De lijst van ontbrekende is gekopieerd.',
  'set.wished':
    '{count, plural, =0 {Alles wat ontbreekt stond al op je verlanglijst.} one {# wens toegevoegd.} other {# wensen toegevoegd.}}',
  'set.show': 'Tonen',
  'set.show.all': 'Alles',
  'set.show.have': 'Aanwezig',
  'set.show.missing': 'Ontbrekend',
  'set.show.spare': 'Dubbel',
  'set.cell.have': 'Aanwezig',
  'set.cell.missing': 'Ontbreekt',
  'set.cell.wished': 'Gewenst',
  'set.cell.quantity': 'Aantal',
  'set.mark': 'Aantikken wat je hebt',
  'set.mark.done': 'Klaar',
  'set.mark.hint': 'Tik aan wat je hebt, of druk erop met de spatiebalk.',
  'set.empty': 'Bij deze serie hoort nog niets.',
  'set.marked': 'Aanwezig. {owned} van {total}',
  'set.unmarked': 'Niet aanwezig. {owned} van {total}',
  'set.none-owned': 'Je hebt nog niets van deze serie.',
  'set.none-missing': 'Er ontbreekt niets aan deze serie.',
  'set.none-spare': 'Niets van deze serie is als dubbel gemarkeerd.',
  'set.sign-in': 'Inloggen om te markeren wat je hebt',

  // The sheet of an item
  'item.want': 'Gewenst',
  'item.spare': 'Dubbel',
  'item.number-in': 'Nr. {number} in {set}',
  'item.part-of': 'Hoort bij {set}',
  'item.variants': 'Varianten',
  'item.variant.standard': 'Standaard',
  'item.variant.owned': 'Je hebt er {count}',
  'item.other-version': 'Je hebt een andere versie: {variant}',
  'item.yours': 'Wat je hebt',
  'item.copies': '{count, plural, one {# stuk} other {# stuks}}',
  'item.facts': 'Gegevens',
  'item.source': 'Bron: {source}, {licence}.',
  'item.drawing': 'De afbeelding is een tekening, niet het echte ontwerp.',
  'item.wrong': 'Hier klopt iets niet',
  'item.wished': '{name} staat op je verlanglijst.',
  'item.unwished': '{name} staat niet meer op je verlanglijst.',
  'item.spared': '{name} is als dubbel gemarkeerd.',
  'item.unspared': '{name} is niet meer als dubbel gemarkeerd.',
  'item.more-to-lose': 'Je hebt er meer van, of één met gegevens. Er is niets verwijderd.',

  // Values of facts
  'fact.yes': 'Ja',
  'fact.no': 'Nee',

  // Undo
  'undo.done': '{count, plural, one {# wijziging} other {# wijzigingen}} ongedaan gemaakt.',
  'undo.partly': '{undone} ongedaan gemaakt. {kept} sindsdien gewijzigd en zo gelaten.',
} satisfies Translation<typeof english>
