import type { ownItemTexts as english } from '../en/own-item.ts'
import type { Translation } from '../translation.ts'

export const ownItemTexts: Translation<typeof english> = {
  // The form of an own item
  'own.add': 'Ajouter un objet manquant',
  'own.change': 'Modifier cet objet',
  'own.drawer': 'Dans quel tiroir va-t-il\u00a0?',
  'own.name': 'Nom',
  'own.maker': 'Fabricant',
  'own.year-from': 'Première année',
  'own.year-to': 'Dernière année',
  'own.year-discovered': 'Année de la découverte',
  'own.unit': '{label} ({unit})',
  'own.submit': 'Ajouter l’objet',
  'own.save': 'Enregistrer',
  'own.empty': 'Saisissez un nom.',
  'own.too-long': 'C’est trop long.',
  'own.not-number': 'Saisissez un nombre, comme 3,5.',
  'own.not-year': 'Saisissez une année, comme 1911.',
  'own.before-first': 'La dernière année précède la première.',
  'own.wrong': 'Cette valeur ne convient pas ici.',
  'own.problems': 'Vérifiez {count, plural, one {# champ} many {# de champs} other {# champs}}.',

  // On its sheet and its card
  'own.title': 'Votre propre objet',
  'own.private': 'Vous seul voyez ceci.',
  'own.pending': 'Proposé à tous. Vous seul le voyez avant sa vérification.',
  'own.edit': 'Modifier',
  'own.offer': 'Le proposer à tous',
  'own.offer.text': 'Vous seul le voyez avant sa vérification.',
  'own.take-back': 'Retirer la proposition',
  'own.delete': 'Supprimer',
  'own.mark.private': 'Privé',
  'own.mark.pending': 'En vérification',

  // What was done
  'own.added': '{name} est ajouté. Vous seul le voyez.',
  'own.offered': '{name} est proposé à tous.',
  'own.changed': '{name} est enregistré.',
  'own.taken-back': '{name} n’est plus proposé.',
  'own.deleted': 'L’objet est supprimé.',
  'own.still-used': 'Cet objet est dans votre collection. Retirez-l’en d’abord.',
  'own.enough-offers': 'Vous avez proposé beaucoup d’objets aujourd’hui. Réessayez plus tard.',

  // Both versions of what two tabs changed
  'conflict.title': 'Ceci a été modifié ailleurs',
  'conflict.both': 'Choisissez la version à garder, puis enregistrez.',
  'conflict.yours': 'La vôtre',
  'conflict.saved': 'Enregistrée entre-temps',
  'conflict.empty': 'Rien',
  'conflict.discard': 'Abandonner la mienne',
  'conflict.save': 'Enregistrer mon choix',
}
