import type { ownItemTexts as english } from '../en/own-item.ts'
import type { Translation } from '../translation.ts'

export const ownItemTexts: Translation<typeof english> = {
  // The form of an own item
  'own.add': 'Ontbrekend object toevoegen',
  'own.change': 'Dit object wijzigen',
  'own.drawer': 'In welke lade hoort het?',
  'own.name': 'Naam',
  'own.maker': 'Fabrikant',
  'own.year-from': 'Eerste jaar',
  'own.year-to': 'Laatste jaar',
  'own.year-discovered': 'Jaar van ontdekking',
  'own.unit': '{label} ({unit})',
  'own.submit': 'Object toevoegen',
  'own.save': 'Wijzigingen opslaan',
  'own.empty': 'Vul een naam in.',
  'own.too-long': 'Dit is te lang.',
  'own.not-number': 'Vul een getal in, zoals 3,5.',
  'own.not-year': 'Vul een jaar in, zoals 1911.',
  'own.before-first': 'Het laatste jaar ligt voor het eerste.',
  'own.wrong': 'Deze waarde past hier niet.',
  'own.problems': 'Controleer {count, plural, one {# veld} other {# velden}}.',

  // On its sheet and its card
  'own.title': 'Je eigen object',
  'own.private': 'Alleen jij ziet dit.',
  'own.pending': 'Aan iedereen aangeboden. Alleen jij ziet dit tot het is beoordeeld.',
  'own.edit': 'Wijzigen',
  'own.offer': 'Aan iedereen aanbieden',
  'own.offer.text': 'Alleen jij ziet het tot het is beoordeeld.',
  'own.take-back': 'Aanbod intrekken',
  'own.delete': 'Verwijderen',
  'own.mark.private': 'Privé',
  'own.mark.pending': 'In beoordeling',

  // What was done
  'own.added': '{name} is toegevoegd. Alleen jij ziet het.',
  'own.offered': '{name} is aan iedereen aangeboden.',
  'own.changed': '{name} is opgeslagen.',
  'own.taken-back': '{name} wordt niet meer aangeboden.',
  'own.deleted': 'Het object is verwijderd.',
  'own.still-used': 'Dit object zit in je verzameling. Haal het daar eerst uit.',
  'own.enough-offers': 'Je hebt vandaag veel objecten aangeboden. Probeer het later opnieuw.',

  // Both versions of what two tabs changed
  'conflict.title': 'Dit is ergens anders gewijzigd',
  'conflict.both': 'Kies welke versie blijft en sla op.',
  'conflict.yours': 'Die van jou',
  'conflict.saved': 'Intussen opgeslagen',
  'conflict.empty': 'Niets',
  'conflict.discard': 'Die van mij weggooien',
  'conflict.save': 'Mijn keuze opslaan',
}
