import type { wishTexts as english } from '../en/wishes.ts'
import type { Translation } from '../translation.ts'

export const wishTexts: Translation<typeof english> = {
  // Wishes
  'wishes.title': 'Souhaits',
  'wishes.lead':
    '{count, plural, one {# souhait.} many {# de souhaits, les plus chers en premier.} other {# souhaits, les plus chers en premier.}}',
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

  // Spares
  'spares.title': 'Doubles',
  'spares.lead':
    '{count, plural, one {Vous avez # objet en plus grand nombre que vous n’en gardez.} many {Vous avez # d’objets en plus grand nombre que vous n’en gardez.} other {Vous avez # objets en plus grand nombre que vous n’en gardez.}}',
  'spares.keep': 'À garder de chacun',
  'spares.apply': 'Afficher',
  'spares.not-keep': 'Saisissez un nombre entier de 0 à 1000.',
  'spares.mark':
    '{count, plural, one {Marquer # exemplaire en double} many {Marquer # d’exemplaires en double} other {Marquer # exemplaires en double}}',
  'spares.how': 'Les exemplaires en moins bon état sont marqués d’abord.',
  'spares.all-marked': 'Tout ce qui dépasse est marqué en double.',
  'spares.item': 'Objet',
  'spares.owned': 'Possédés',
  'spares.above': 'En plus',
  'spares.marked': 'Marqués',
  'spares.empty.title': 'Aucun double',
  'spares.empty.text': 'Vous n’avez rien en plus grand nombre que vous n’en gardez. Ce qui dépasse apparaît ici.',
  'spares.done':
    '{count, plural, =0 {Rien de plus ne pouvait être marqué.} one {# entrée a maintenant plus de doubles.} many {# d’entrées ont maintenant plus de doubles.} other {# entrées ont maintenant plus de doubles.}}',
  'spares.marking': 'Les exemplaires sont en cours de marquage. Rechargez la page dans un instant.',
  'spares.too-often': 'Cela a été fait très souvent cette heure-ci. Réessayez plus tard.',

  // Preferences
  'preferences.title': 'Préférences',
  'preferences.lead': 'Ce qui vaut pour votre collection. Votre compte a ses propres paramètres.',
  'preferences.name': 'Nom',
  'preferences.handle': 'Pseudo',
  'preferences.handle.hint': '3 à 30 lettres de a à z, chiffres, - ou _. Il reste 30\u00a0jours.',
  'preferences.handle.stays': 'Il peut être modifié à partir du {date}.',
  'preferences.handle.wrong':
    'Utilisez 3 à 30 lettres de a à z, chiffres, - ou _, avec une lettre ou un chiffre aux deux bouts.',
  'preferences.handle.taken': 'Ce pseudo est déjà pris.',
  'preferences.handle.too-soon': 'Le pseudo a été modifié il y a moins de 30\u00a0jours.',
  'preferences.country': 'Pays',
  'preferences.no-country': 'Non précisé',
  'preferences.currency.hint':
    'Après un changement, coûts et valeurs sont recomptés. Les montants en d’autres devises restent à côté du total.',
  'preferences.keep': 'À garder de chaque objet',
  'preferences.keep.hint': 'Ce qui dépasse figure dans «\u00a0Doubles\u00a0».',
  'preferences.default-place': 'Emplacement des nouveaux objets',
  'preferences.as-last': 'Comme le dernier du tiroir',
  'preferences.default-folder': 'Dossier des nouveaux objets',
  'preferences.photo-days': 'Garder le jour de la prise de vue',
  'preferences.photo-days.hint': 'Tout le reste de ce qu’un appareil inscrit dans une image est effacé.',
  'preferences.mails': 'M’envoyer les avis par e-mail',
  'preferences.mails.hint': 'À l’e-mail de votre compte. Ils ne contiennent ni prix, ni lieu, ni adresse.',
  'preferences.saved': 'Vos préférences sont enregistrées.',
  'preferences.samples': 'Exemples',
  'preferences.samples.shown':
    'Les exemples montrent à quoi servent les tiroirs. Les vôtres et ceux que vous souhaitez partent aussi\u00a0; annuler les ramène.',
  'preferences.samples.hidden': 'Vous ne voyez pas d’exemples.',
  'preferences.samples.remove': 'Retirer les exemples',
  'preferences.samples.show': 'Réafficher les exemples',
  'preferences.samples.removed': 'Les exemples sont retirés.',
  'preferences.samples.back': 'Les exemples sont de retour.',
  'preferences.end': 'Supprimer ma collection',
  'preferences.end.text':
    'Ceci supprime {count, plural, one {# exemplaire} many {# d’exemplaires} other {# exemplaires}} et tous les souhaits, dossiers, lieux, mots-clés, objets personnels et préférences. Votre compte reste. C’est irréversible.',
  'preferences.end.confirm': 'Pour confirmer, saisissez {count}',
  'preferences.end.wrong': 'Saisissez exactement ce nombre\u00a0: {count}.',
  'preferences.end.done': 'Votre collection est supprimée.',
}
