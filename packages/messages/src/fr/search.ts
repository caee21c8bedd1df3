import type { searchTexts as english } from '../en/search.ts'
import type { Translation } from '../translation.ts'

export const searchTexts = {
  // The form of the search and its suggestions
  'search.label': 'Rechercher un objet',
  'search.label.drawer': 'Rechercher\u00a0: {drawer}',
  'search.go': 'Rechercher',
  'search.suggestions': 'Propositions',
  'search.suggested':
    '{count, plural, =0 {Aucune proposition} one {# proposition} many {# de propositions} other {# propositions}}',

  // Results
  'search.title': 'Résultats pour «\u00a0{q}\u00a0»',
  'search.title.all': 'Tout le catalogue',
  'search.title.filtered': 'Catalogue filtré',
  'search.own': 'Dans votre collection',
  'search.catalogue': 'Dans le catalogue',
  'search.capped': 'Plus de {count, number} objets',
  'search.sorted-part': 'Les {count, number} premiers résultats sont triés. Les filtres trouvent les autres.',
  'search.corrected': 'Rien pour «\u00a0{from}\u00a0». Voici pour «\u00a0{to}\u00a0».',
  'search.left-out': 'Aucun objet n’a tous ces mots. Voici sans «\u00a0{word}\u00a0».',
  'search.exact': 'Rechercher seulement «\u00a0{q}\u00a0»',
  'search.sort': 'Trier par',
  'search.sort.go': 'Trier',
  'search.sort.relevance': 'Pertinence',
  'search.sort.popular': 'Popularité',
  'search.sort.name': 'Nom',
  'search.sort.year': 'Année, plus anciens d’abord',
  'search.sort.-year': 'Année, plus récents d’abord',
  'search.sort.number': 'Numéro dans la série',
  'search.sort.newest': 'Nouveautés',
  'search.view': 'Affichage',
  'search.view.grid': 'Grille',
  'search.view.list': 'Liste',

  // Filters
  'search.filter': 'Filtrer',
  'search.filters': 'Filtres actifs',
  'search.filters.remove': 'Retirer le filtre\u00a0: {filter}',
  'search.filters.clear': 'Tout retirer',
  'search.facet.drawer': 'Tiroir',
  'search.facet.set': 'Série',
  'search.facet.maker': 'Fabricant',
  'search.facet.from': 'Années',
  'search.facet.country': 'Pays',
  'search.facet.rarity': 'Rareté',
  'search.facet.have': 'Ma collection',
  'search.have.owned': 'Je l’ai',
  'search.have.missing': 'Il me manque',
  'search.have.wished': 'Je le souhaite',
  'search.have.spare': 'Je l’ai en double',
  'search.rarity': 'Rareté {level} sur 5',
  'search.years.from': 'À partir de {year}',
  'search.years.to': 'Jusqu’à {year}',

  // A search without results
  'search.none': 'Rien trouvé',
  'search.none.text': 'Aucun objet du catalogue n’a «\u00a0{q}\u00a0».',
  'search.none.filtered': 'Aucun objet avec ces filtres n’a «\u00a0{q}\u00a0».',
  'search.none.filters': 'Aucun objet ne correspond à ces filtres.',
  'search.none.empty': 'Le catalogue est vide.',
  'search.without-filters': 'Rechercher sans filtre',
  'search.similar': 'Rechercher des mots proches',
  'search.add-it': 'L’ajouter moi-même',
  'search.long': 'Utilisez {count, number} caractères au plus.',
  'search.wordless': 'Saisissez une lettre ou un chiffre.',
  'search.slow':
    'Trop de recherches. Réessayez dans {count, plural, one {# seconde} many {# de secondes} other {# secondes}}.',
  'search.failed': 'La recherche n’a pas répondu.',
  'search.signed-out': 'Connectez-vous pour filtrer selon ce que vous possédez.',
} satisfies Translation<typeof english>
