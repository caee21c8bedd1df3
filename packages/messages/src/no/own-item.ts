import type { ownItemTexts as english } from '../en/own-item.ts'
import type { Translation } from '../translation.ts'

export const ownItemTexts: Translation<typeof english> = {
  // The form of an own item
  'own.add': 'Legg til en gjenstand som mangler',
  'own.change': 'Endre denne gjenstanden',
  'own.drawer': 'Hvilken skuff hører den til?',
  'own.name': 'Navn',
  'own.maker': 'Produsent',
  'own.year-from': 'Første år',
  'own.year-to': 'Siste år',
  'own.year-discovered': 'År for oppdagelsen',
  'own.unit': '{label} ({unit})',
  'own.submit': 'Legg til gjenstanden',
  'own.save': 'Lagre endringene',
  'own.empty': 'Skriv et navn.',
  'own.too-long': 'Det er for langt.',
  'own.not-number': 'Skriv et tall, for eksempel 3,5.',
  'own.not-year': 'Skriv et årstall, for eksempel 1911.',
  'own.before-first': 'Det siste året er før det første.',
  'own.wrong': 'Verdien passer ikke her.',
  'own.problems': 'Se på {count, plural, one {# felt} other {# felt}} en gang til.',

  // On its sheet and its card
  'own.title': 'Din egen gjenstand',
  'own.private': 'Bare du ser dette.',
  'own.pending': 'Tilbudt alle. Bare du ser dette til det er vurdert.',
  'own.edit': 'Endre',
  'own.offer': 'Tilby den til alle',
  'own.offer.text': 'Bare du ser den til den er vurdert.',
  'own.take-back': 'Trekk tilbudet tilbake',
  'own.delete': 'Slett',
  'own.mark.private': 'Privat',
  'own.mark.pending': 'Til vurdering',

  // What was done
  'own.added': '{name} er lagt til. Bare du ser den.',
  'own.offered': '{name} er tilbudt alle.',
  'own.changed': '{name} er lagret.',
  'own.taken-back': '{name} er ikke lenger tilbudt.',
  'own.deleted': 'Gjenstanden er slettet.',
  'own.still-used': 'Denne gjenstanden er i samlingen din. Ta den ut derfra først.',
  'own.enough-offers': 'Du har tilbudt mange gjenstander i dag. Prøv igjen senere.',

  // Both versions of what two tabs changed
  'conflict.title': 'Dette ble endret et annet sted',
  'conflict.both': 'Velg hvilken versjon du vil beholde, og lagre.',
  'conflict.yours': 'Din',
  'conflict.saved': 'Lagret i mellomtiden',
  'conflict.empty': 'Ingenting',
  'conflict.discard': 'Forkast min',
  'conflict.save': 'Lagre valget mitt',
}
