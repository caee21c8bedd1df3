import type { discoverTexts as english } from '../en/discover.ts'
import type { Translation } from '../translation.ts'

export const discoverTexts = {
  // Discover: its lists and drawers
  'discover.sets': 'Alla serier',
  'discover.sets.begin': 'Serier att börja med',
  'discover.sets.building': 'Serier du håller på med',
  'discover.sets.lead': '{count, plural, one {# serie} other {# serier}} i katalogen.',
  'discover.sets.drawer-lead': '{count, plural, one {# serie} other {# serier}} i den här lådan.',
  'discover.sets.none': 'Här finns inga serier ännu.',
  'discover.sets.of': 'Serier: {drawer}',
  'discover.drawer.sets': 'Serier',
  'discover.drawer.items': 'Föremål',
  'discover.drawer.count': '{count, plural, one {# föremål} other {# föremål}} i den här lådan.',
  'discover.samples': 'Exempel',

  // A set
  'set.items': '{count, plural, one {# föremål} other {# föremål}}',
  'set.progress': '{owned} av {total} · {percent}',
  'set.percent': '{percent}\u00a0%',
  'set.complete': 'Komplett.',
  'set.missing': '{count, plural, one {# saknas.} other {# saknas.}}',
  'set.missing-wished': '{count, plural, one {# saknas} other {# saknas}}, varav {wished} på din önskelista.',
  'set.wish-missing': 'Lägg till det som saknas på önskelistan',
  'set.copy-missing': 'Kopiera listan över det som saknas',
  'set.copied': 'Listan över det som saknas är kopierad.',
  'set.wished':
    '{count, plural, =0 {Allt som saknas fanns redan på din önskelista.} one {# önskemål har lagts till.} other {# önskemål har lagts till.}}',
  'set.show': 'Visa',
  'set.show.all': 'Alla',
  'set.show.have': 'Finns',
  'set.show.missing': 'Saknas',
  'set.show.spare': 'Dubblett',
  'set.cell.have': 'Finns',
  'set.cell.missing': 'Saknas',
  'set.cell.wished': 'Önskas',
  'set.cell.quantity': 'Antal',
  'set.mark': 'Markera genom att trycka',
  'set.mark.done': 'Klar',
  'set.mark.hint': 'Tryck på det du har, eller tryck blanksteg på det.',
  'set.empty': 'Inget hör till den här serien ännu.',
  'set.marked': 'Finns. {owned} av {total}',
  'set.unmarked': 'Finns inte. {owned} av {total}',
  'set.none-owned': 'Du har ännu inget i den här serien.',
  'set.none-missing': 'Inget saknas i den här serien.',
  'set.none-spare': 'Inget i den här serien är markerat som dubblett.',
  'set.sign-in': 'Logga in för att markera vad du har',

  // The sheet of an item
  'item.want': 'Önskas',
  'item.spare': 'Dubblett',
  'item.number-in': 'Nr {number} i {set}',
  'item.part-of': 'Ingår i {set}',
  'item.variants': 'Varianter',
  'item.variant.standard': 'Vanlig',
  'item.variant.owned': 'Du har {count}',
  'item.other-version': 'Du har en annan variant: {variant}',
  'item.yours': 'Det du har',
  'item.copies': '{count, plural, one {# exemplar} other {# exemplar}}',
  'item.facts': 'Uppgifter',
  'item.source': 'Källa: {source}, {licence}.',
  'item.drawing': 'Bilden är en teckning, inte det riktiga motivet.',
  'item.wrong': 'Något stämmer inte här',
  'item.wished': '{name} finns på din önskelista.',
  'item.unwished': '{name} finns inte längre på din önskelista.',
  'item.spared': '{name} är markerat som dubblett.',
  'item.unspared': '{name} är inte längre markerat som dubblett.',
  'item.more-to-lose': 'Du har flera, eller ett med uppgifter. Inget togs bort.',

  // Values of facts
  'fact.yes': 'Ja',
  'fact.no': 'Nej',

  // Undo
  'undo.done': '{count, plural, one {# ändring har ångrats.} other {# ändringar har ångrats.}}',
  'undo.partly': '{undone} har ångrats. {kept} har ändrats sedan dess och lämnades orörda.',
} satisfies Translation<typeof english>
