import type { discoverTexts as english } from '../en/discover.ts'
import type { Translation } from '../translation.ts'

export const discoverTexts = {
  // Discover: its lists and drawers
  'discover.sets': 'Toutes les séries',
  'discover.sets.begin': 'Des séries pour commencer',
  'discover.sets.building': 'Vos séries en cours',
  'discover.sets.lead': '{count, plural, one {# série} many {# de séries} other {# séries}} au catalogue.',
  'discover.sets.drawer-lead': '{count, plural, one {# série} many {# de séries} other {# séries}} dans ce tiroir.',
  'discover.sets.found':
    '{count, plural, =0 {Aucune série trouvée.} one {# série trouvée.} many {# de séries trouvées.} other {# séries trouvées.}}',
  'discover.sets.none': 'Il n’y a pas encore de séries ici.',
  'discover.sets.of': 'Séries\u00a0: {drawer}',
  'discover.drawer.sets': 'Séries',
  'discover.drawer.items': 'Objets',
  'discover.drawer.count': '{count, plural, one {# objet} many {# d’objets} other {# objets}} dans ce tiroir.',
  'discover.missing': 'Ce qui manque à vos séries',
  'discover.new': 'Nouveau au catalogue',
  'discover.samples': 'Exemples',

  // A set
  'set.items': '{count, plural, one {# objet} many {# d’objets} other {# objets}}',
  'set.progress': '{owned} sur {total} · {percent}',
  'set.percent': '{percent}\u00a0%',
  'set.complete': 'Série complète.',
  'set.missing': '{count, plural, one {# manquant.} many {# de manquants.} other {# manquants.}}',
  'set.missing-wished':
    '{count, plural, one {# manquant} many {# de manquants} other {# manquants}}, dont {wished} dans vos souhaits.',
  'set.wish-missing': 'Ajouter les manquants à mes souhaits',
  'set.copy-missing': 'Copier la liste des manquants',
  'set.copied': 'Liste des manquants copiée.',
  'set.wished':
    '{count, plural, =0 {Tous les manquants étaient déjà dans vos souhaits.} one {# souhait ajouté.} many {# de souhaits ajoutés.} other {# souhaits ajoutés.}}',
  'set.show': 'Afficher',
  'set.show.all': 'Tout',
  'set.show.have': 'Possédés',
  'set.show.missing': 'Manquants',
  'set.show.spare': 'En double',
  'set.cell.have': 'Possédé',
  'set.cell.missing': 'Manquant',
  'set.cell.wished': 'Souhaité',
  'set.cell.quantity': 'Quantité',
  'set.mark': 'Cocher en touchant',
  'set.mark.done': 'Terminé',
  'set.mark.hint': 'Touchez ce que vous possédez, ou appuyez dessus avec la barre d’espace.',
  'set.empty': 'Cette série ne contient encore rien.',
  'set.marked': 'Possédé. {owned} sur {total}',
  'set.unmarked': 'Non possédé. {owned} sur {total}',
  'set.none-owned': 'Vous ne possédez encore rien de cette série.',
  'set.none-missing': 'Il ne manque rien à cette série.',
  'set.none-spare': 'Rien de cette série n’est marqué en double.',
  'set.sign-in': 'Se connecter pour cocher ce que vous possédez',

  // The sheet of an item
  'item.own': 'Possédé',
  'item.mark': '{mark}\u00a0: {name}',
  'item.want': 'Souhaité',
  'item.spare': 'En double',
  'item.number-in': 'N°\u00a0{number} dans {set}',
  'item.part-of': 'Fait partie de {set}',
  'item.discovered': 'Découverte\u00a0: {year}',
  'item.discovered.caption': '{formula} · découverte\u00a0: {year}',
  'item.variants': 'Variantes',
  'item.variant.standard': 'Courante',
  'item.variant.owned': 'Vous en possédez {count}',
  'item.other-version': 'Vous possédez une autre version\u00a0: {variant}',
  'item.other-version.grade': 'Vous possédez une autre version\u00a0: {variant}, {grade}',
  'item.yours': 'Ce que vous possédez',
  'item.copies': '{count, plural, one {# exemplaire} many {# d’exemplaires} other {# exemplaires}}',
  'item.facts': 'Caractéristiques',
  'item.source': 'Source\u00a0: {source}, {licence}.',
  'item.drawing': 'L’image est un dessin, pas le motif réel.',
  'item.wrong': 'Signaler une erreur',
  'item.wished': '{name} est dans vos souhaits.',
  'item.unwished': '{name} n’est plus dans vos souhaits.',
  'item.spared': '{name} est marqué en double.',
  'item.unspared': '{name} n’est plus marqué en double.',
  'item.more-to-lose': 'Vous en possédez plusieurs, ou un avec des détails. Rien n’a été retiré.',

  // Values of facts
  'fact.yes': 'Oui',
  'fact.no': 'Non',

  // Undo
  'undo.do': 'Annuler',
  'undo.done':
    '{count, plural, one {# modification annulée.} many {# de modifications annulées.} other {# modifications annulées.}}',
  'undo.partly': 'Annulées\u00a0: {undone}. Modifiées depuis et laissées telles quelles\u00a0: {kept}.',
} satisfies Translation<typeof english>
