import type { ownItemTexts as english } from '../en/own-item.ts'
import type { Translation } from '../translation.ts'

export const ownItemTexts: Translation<typeof english> = {
  // The form of an own item
  'own.add': 'Lägg till ett föremål som saknas',
  'own.change': 'Ändra det här föremålet',
  'own.drawer': 'I vilken låda hör det hemma?',
  'own.name': 'Namn',
  'own.maker': 'Tillverkare',
  'own.year-from': 'Första året',
  'own.year-to': 'Sista året',
  'own.year-discovered': 'År för upptäckten',
  'own.unit': '{label} ({unit})',
  'own.submit': 'Lägg till föremålet',
  'own.save': 'Spara ändringarna',
  'own.empty': 'Skriv ett namn.',
  'own.too-long': 'Det är för långt.',
  'own.not-number': 'Skriv ett tal, till exempel 3,5.',
  'own.not-year': 'Skriv ett årtal, till exempel 1911.',
  'own.before-first': 'Det sista året är före det första.',
  'own.wrong': 'Värdet passar inte här.',
  'own.problems': 'Titta på {count, plural, one {# fält} other {# fält}} en gång till.',

  // On its sheet and its card
  'own.title': 'Ditt eget föremål',
  'own.private': 'Bara du ser det här.',
  'own.pending': 'Erbjudet till alla. Bara du ser det här tills det har granskats.',
  'own.edit': 'Ändra',
  'own.offer': 'Erbjud det till alla',
  'own.offer.text': 'Bara du ser det tills det har granskats.',
  'own.take-back': 'Ta tillbaka erbjudandet',
  'own.delete': 'Ta bort',
  'own.mark.private': 'Privat',
  'own.mark.pending': 'Under granskning',

  // What was done
  'own.added': '{name} har lagts till. Bara du ser det.',
  'own.offered': '{name} har erbjudits till alla.',
  'own.changed': '{name} har sparats.',
  'own.taken-back': '{name} erbjuds inte längre.',
  'own.deleted': 'Föremålet har tagits bort.',
  'own.still-used': 'Föremålet finns i din samling. Ta bort det där först.',
  'own.enough-offers': 'Du har erbjudit många föremål i dag. Försök igen senare.',

  // Both versions of what two tabs changed
  'conflict.title': 'Det här ändrades någon annanstans',
  'conflict.both': 'Välj vilken version du vill behålla och spara.',
  'conflict.yours': 'Din',
  'conflict.saved': 'Sparad under tiden',
  'conflict.empty': 'Ingenting',
  'conflict.discard': 'Kasta min',
  'conflict.save': 'Spara mitt val',
}
