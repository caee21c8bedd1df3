import type { discoverTexts as english } from '../en/discover.ts'
import type { Translation } from '../translation.ts'

export const discoverTexts = {
  // Discover: its lists and drawers
  'discover.sets': 'Alle serier',
  'discover.sets.begin': 'Serier å begynne med',
  'discover.sets.building': 'Serier du holder på med',
  'discover.sets.lead': '{count, plural, one {# serie} other {# serier}} i katalogen.',
  'discover.sets.drawer-lead': '{count, plural, one {# serie} other {# serier}} i denne skuffen.',
  'discover.sets.none': 'Her er det ingen serier ennå.',
  'discover.sets.of': 'Serier: {drawer}',
  'discover.drawer.sets': 'Serier',
  'discover.drawer.items': 'Gjenstander',
  'discover.drawer.count': '{count, plural, one {# gjenstand} other {# gjenstander}} i denne skuffen.',
  'discover.samples': 'Eksempler',

  // A set
  'set.items': '{count, plural, one {# gjenstand} other {# gjenstander}}',
  'set.progress': '{owned} av {total} · {percent}',
  'set.percent': '{percent}\u00a0%',
  'set.complete': 'Komplett.',
  'set.missing': '{count, plural, one {# mangler.} other {# mangler.}}',
  'set.missing-wished': '{count, plural, one {# mangler} other {# mangler}}, {wished} av dem på ønskelisten din.',
  'set.wish-missing': 'Legg det som mangler på ønskelisten',
  'set.copy-missing': 'Kopier mangellisten',
  'set.copied': 'Mangellisten er kopiert.',
  'set.wished':
    '{count, plural, =0 {Alt som mangler, var allerede på ønskelisten din.} one {# ønske lagt til.} other {# ønsker lagt til.}}',
  'set.show': 'Vis',
  'set.show.all': 'Alle',
  'set.show.have': 'Har',
  'set.show.missing': 'Mangler',
  'set.show.spare': 'Til overs',
  'set.cell.have': 'Har',
  'set.cell.missing': 'Mangler',
  'set.cell.wished': 'Ønsket',
  'set.cell.quantity': 'Antall',
  'set.mark': 'Merk ved å trykke',
  'set.mark.done': 'Ferdig',
  'set.mark.hint': 'Trykk på det du har, eller trykk mellomrom på det.',
  'set.empty': 'Ingenting hører til denne serien ennå.',
  'set.marked': 'Har. {owned} av {total}',
  'set.unmarked': 'Har ikke. {owned} av {total}',
  'set.none-owned': 'Du har ikke noe i denne serien ennå.',
  'set.none-missing': 'Ingenting mangler i denne serien.',
  'set.none-spare': 'Ingenting i denne serien er merket som til overs.',
  'set.sign-in': 'Logg inn for å merke det du har',

  // The sheet of an item
  'item.want': 'Ønsket',
  'item.spare': 'Til overs',
  'item.number-in': 'Nr. {number} i {set}',
  'item.part-of': 'Del av {set}',
  'item.variants': 'Varianter',
  'item.variant.standard': 'Vanlig',
  'item.variant.owned': 'Du har {count}',
  'item.other-version': 'Du har en annen utgave: {variant}',
  'item.yours': 'Det du har',
  'item.copies': '{count, plural, one {# eksemplar} other {# eksemplarer}}',
  'item.facts': 'Fakta',
  'item.source': 'Kilde: {source}, {licence}.',
  'item.drawing': 'Bildet er en tegning, ikke det ekte motivet.',
  'item.wrong': 'Her er noe galt',
  'item.wished': '{name} står på ønskelisten din.',
  'item.unwished': '{name} står ikke lenger på ønskelisten din.',
  'item.spared': '{name} er merket som til overs.',
  'item.unspared': '{name} er ikke lenger merket som til overs.',
  'item.more-to-lose': 'Du har flere, eller en med detaljer. Ingenting ble fjernet.',

  // Values of facts
  'fact.yes': 'Ja',
  'fact.no': 'Nei',

  // Undo
  'undo.done': '{count, plural, one {# endring er angret.} other {# endringer er angret.}}',
  'undo.partly': '{undone} er angret. {kept} er endret siden og ble stående.',
} satisfies Translation<typeof english>
