import type { wishTexts as english } from '../en/wishes.ts'
import type { Translation } from '../translation.ts'

export const wishTexts: Translation<typeof english> = {
  // Wishes
  'wishes.title': 'Souhaits',
  'wishes.lead':
    '{count, plural, one {# souhait, le plus cher en premier.} many {# de souhaits, les plus chers en premier.} other {# souhaits, les plus chers en premier.}}',
  'wishes.whole-set': 'Série entière',
  'wishes.priority': 'Priorité',
  'wishes.priority.1': 'Indispensable',
  'wishes.priority.2': 'Très recherché',
  'wishes.priority.3': 'Recherché',
  'wishes.priority.4': 'Si l’occasion se présente',
  'wishes.priority.5': 'Un jour',
  'wishes.grade': 'État minimal',
  'wishes.any-grade': 'Tout état',
  'wishes.or-better': '{grade} ou mieux',
  'wishes.max': 'Prix maximal',
  'wishes.up-to': 'jusqu’à {price}',
  'wishes.currency': 'Devise',
  'wishes.quantity': 'Nombre',
  'wishes.pieces': '{count} recherchés',
  'wishes.note': 'Note',
  'wishes.have': 'Je l’ai maintenant',
  'wishes.change': 'Modifier',
  'wishes.remove': 'Retirer',
  'wishes.empty.title': 'Aucun souhait pour l’instant',
  'wishes.empty.text':
    'Ouvrez un objet qui vous manque et choisissez Souhaité. Il reste ici jusqu’à ce que vous l’ayez.',
  'wishes.not-amount': 'Saisissez un montant, comme 12,50.',
  'wishes.ambiguous': 'Ceci peut se lire de deux façons. Écrivez 1250 ou 1250,00.',
  'wishes.not-quantity': 'Saisissez un nombre entier, 1 ou plus.',
  'wishes.saved': 'Le souhait est enregistré.',
  'wishes.removed': 'Le souhait est retiré.',
  'wishes.fulfilled': 'L’objet est maintenant dans votre collection.',
  'wishes.gone': 'Ce souhait n’existe plus.',
  'wishes.overtaken': 'Ceci a été modifié ailleurs. Regardez-le à nouveau d’abord.',

  // Sets that the user has something of
  'my-sets.title': 'Mes séries',
  'my-sets.lead':
    '{count, plural, one {# série commencée} many {# de séries commencées} other {# séries commencées}}, dont {complete} complètes.',
  'my-sets.show.building': 'Toutes',
  'my-sets.show.unfinished': 'En cours',
  'my-sets.show.complete': 'Complètes',
  'my-sets.none-unfinished': 'Toutes les séries commencées sont complètes.',
  'my-sets.none-complete': 'Aucune série n’est encore complète.',
  'my-sets.empty.title': 'Aucune série commencée',
  'my-sets.empty.text': 'Marquez un objet d’une série comme possédé. La série apparaît ici avec ce que vous en avez.',
}
