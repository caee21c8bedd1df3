import type { deliveredCategories } from '../catalogue/delivered-categories.ts'

type CategoryId = keyof typeof deliveredCategories

/** Invented words of generated names. */
export const adjectives =
  'Amber Ashen Autumn Blue Brass Bright Copper Crooked Dappled Distant Dusk Early Ember First Frosted Gilded Glass Green Half Hollow Idle Iron Ivory Late Linen Little Long Mild Narrow Northern Old Pale Paper Quiet Red Rowan Salt Second Silent Silver Slate Slow Small Southern Still Tall Velvet Western White Winter'.split(
    ' ',
  )

export const places =
  'Ånglund Béthenac Brüsel Calder Çeşnik Dunmere Elvström Fjordheim Grünau Haldon Íshöfn Jasenov Köpfel Łąkowo Marwick Nordvik Ölsund Penrhyn Quillan Řečany São Bento Tarnow Ulvik Výrovice Westmark Ystad-Nord Zürn'.split(
    ' ',
  )

export const nouns: Readonly<Record<CategoryId, readonly string[]>> = {
  coins: ['penny', 'crown', 'florin', 'groat', 'token', 'thaler', 'dime', 'half', 'guilder', 'øre'],
  stamps: [
    'tern',
    'lighthouse',
    'tulip',
    'balloon',
    'peak',
    'river fish',
    'post horn',
    'harbour',
    'mail coach',
    'heron',
  ],
  minerals: ['amethyst', 'pyrite', 'malachite', 'citrine', 'fluorite', 'beryl', 'garnet', 'calcite', 'agate', 'galena'],
  cards: ['fox', 'moth', 'whale', 'comet', 'owl', 'crown', 'heron', 'knight', 'forest', 'dragonfly'],
  vinyl: ['Mornings', 'Ferry', 'Signals', 'Counterpoint', 'Lines', 'Hills', 'Studies', 'Harbour', 'Rooms', 'Nocturne'],
  figures: ['robot', 'astronaut', 'bear', 'knight', 'mushroom', 'cat', 'diver', 'pilot', 'wizard', 'fisher'],
  banknotes: ['ten', 'twenty', 'fifty', 'hundred', 'five hundred', 'one', 'two', 'five', 'thousand', 'quarter'],
  comics: [
    'Patrol',
    'Detective',
    'Voyage',
    'Riddle',
    'Night Watch',
    'Mystery',
    'Express',
    'Island',
    'Machine',
    'Return',
  ],
  games: ['Harbours', 'Caravan', 'Lanterns', 'Railways', 'Orchard', 'Towers', 'Rivers', 'Merchants', 'Castles', 'Bees'],
  other: ['badge', 'bottle', 'button', 'key', 'lantern', 'map', 'postcard', 'spoon', 'ticket', 'tile'],
}

export const setNouns = ['series', 'collection', 'edition', 'issue', 'cabinet', 'album', 'run', 'portfolio'] as const

export const makers = [
  'Harbour Works',
  'Atelier Béthenac',
  'Grünau & Söhne',
  'Officine Łąkowo',
  'Northern Mint',
  'Tarn Press',
  'Calder Brothers',
  'Fábrica São Bento',
] as const

export const countries = [
  'AT',
  'BE',
  'CH',
  'CZ',
  'DE',
  'ES',
  'FR',
  'GB',
  'IT',
  'NL',
  'NO',
  'PL',
  'PT',
  'SE',
  'US',
] as const

/** Values of choices and short texts. */
export const traits = [
  'amber',
  'bronze',
  'coated',
  'engraved',
  'matte',
  'polished',
  'ribbed',
  'silver',
  'twill',
  'woven',
] as const

export const variantNames = ['Foil', 'Proof', 'Second printing', 'Red cover', 'Mint mark B', 'First state'] as const

export const shops = [
  'flea market',
  'Kunst & Tasche',
  'auction',
  'grandmother',
  'Tarn Antiques',
  'exchange day',
] as const

export const placeNames = [
  'Cellar',
  'Attic',
  'Study',
  'Box 1',
  'Box 2',
  'Box 3',
  'Box 4',
  'Album A',
  'Album B',
  'Safe',
] as const

export const folderNames = ['Favourites', 'Inherited', 'To sort', 'Show pieces', 'Doubles'] as const

export const tagNames = [
  'rare',
  'gift',
  'damaged',
  'signed',
  'to sell',
  'été 1999',
  'Ünique',
  'child’s',
  'first',
  'best',
] as const
