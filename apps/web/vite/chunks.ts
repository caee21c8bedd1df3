/** Matches a file in one of the places; each is a part of a path, written as a regular expression. */
const inOneOf = (places: readonly string[]) => new RegExp(places.join('|'))

/** The places of each chunk; a test finds a file at each. */
export const chunkPlaces = {
  framework: ['react', 'react-dom', 'scheduler', 'react-router'].map((name) => `node_modules/${name}/`),
  frame: [
    // The catalogues of the languages are files of their own.
    'packages/messages/src/(?![a-z]{2}/)',
    'app/frame/brand',
    'app/frame/browser-words',
    'app/frame/language/',
    'app/frame/logo-mark',
    'app/frame/page-title',
    'app/frame/use-language',
    'app/frame/words',
    'app/shell/beside',
    'app/shell/failure',
    'app/shell/error-body',
    'app/shell/contact/is-unreached',
    'app/shell/contact/stay-when-lost',
    'app/shell/toasts/show-toast',
    'app/shell/toasts/toast-place',
  ],
  account: ['packages/contract/', 'packages/flow/', 'packages/flow-react/', 'app/account/'],
  product: ['app/item/', 'app/pages/', 'app/shell/', 'app/frame/'],
} as const

/**
 * Code that several pages share goes into a few files. Without these groups the build makes one file for every
 * combination of pages, and each file costs time on a slow line. Code of a single page, and code that is loaded on
 * demand, stays in files of its own.
 */
export const chunks = [
  { name: 'framework', test: inOneOf(chunkPlaces.framework), priority: 3 },
  // Every page has these by way of the root, which counts once.
  { name: 'frame', test: inOneOf(chunkPlaces.frame), minShareCount: 2, priority: 2 },
  // Account pages share these.
  { name: 'account', test: inOneOf(chunkPlaces.account), minShareCount: 4, priority: 1 },
  { name: 'product', test: inOneOf(chunkPlaces.product), minShareCount: 2 },
] as const
