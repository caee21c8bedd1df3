/** The product's name, its drawers and its notices: said on every page, those for signing in too. */
export const app = {
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Skip to content',
  'language.label': 'Language',
  'language.change': 'Change',
  'toast.close': 'Close',
  'toast.region': 'Notices',
  'category.all': 'All',
  'category.coins': 'Coins',
  'category.stamps': 'Stamps',
  'category.minerals': 'Minerals',
  'category.cards': 'Trading cards',
  'category.vinyl': 'Vinyl',
  'category.figures': 'Figures',
} as const
