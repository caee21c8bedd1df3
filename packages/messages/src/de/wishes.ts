import type { wishTexts as english } from '../en/wishes.ts'
import type { Translation } from '../translation.ts'

export const wishTexts: Translation<typeof english> = {
  // Wishes
  'wishes.title': 'Wunschliste',
  'wishes.lead': '{count, plural, one {# Wunsch, der wichtigste zuerst.} other {# Wünsche, die wichtigsten zuerst.}}',
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
  'wishes.not-amount': 'Bitte geben Sie einen Betrag ein, etwa 12,50.',
  'wishes.ambiguous': 'Das ist zweideutig. Schreiben Sie 1250 oder 1250,00.',
  'wishes.not-quantity': 'Bitte geben Sie eine ganze Zahl ab 1 ein.',
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
}
