/** Matches a file in one of the places; each is a part of a path, written as a regular expression. */
const inOneOf = (places: readonly string[]) => new RegExp(places.join('|'))

/** The places of each chunk; a test finds a file at each. */
export const chunkPlaces = {
  // A group takes what its files import. The router's replaced parts import these two, which every page has.
  react: [
    'app/contact',
    'app/last-resort',
    ...['react', 'react-dom', 'scheduler'].map((name) => `node_modules/${name}/`),
  ],
  keys: ['app/account/live/(?:watch-keys|keys-here|tried-key)'],
  icon: ['app/frame/icon'],
  // Pages with the router have a session, too. In the chunk of the account pages, its provider brought all of them along.
  router: ['node_modules/react-router/', 'packages/flow-react/src/session/session-provider'],
  frame: [
    // The catalogues of the languages are files of their own; the names of devices are of the settings.
    'packages/messages/src/(?![a-z]{2}/|device)',
    'packages/contract/src/message-id',
    // Pages of the product start flows, watch the session and wait for their script, too.
    'packages/flow/src/live/(?:session-watch|subscribable)\\.ts',
    'packages/flow/src/wire/(?:answer|flow-address|read-answer|transport)\\.ts',
    'packages/flow-react/src/fields/use-hydrated',
    'app/frame/brand',
    'app/frame/browser-words',
    'app/frame/language/',
    'app/frame/logo-mark',
    'app/frame/page-title',
    'app/frame/use-language',
    'app/frame/words',
    'app/account/frame/(?:account-frame|cabinet-wall|failed-page)',
    'app/open-page',
    'app/page-document',
    'app/quiet-sign-in',
    'app/shell/beside',
    'app/shell/contact/stay-offline',
    'app/shell/failure',
    'app/shell/toasts/show-toast',
    'app/shell/toasts/toast-place',
  ],
  entrance: [
    'app/account/entrance/',
    'app/account/frame/flow-page',
    'app/account/live/use-prefilled-identifier',
    'packages/flow-react/src/card/card',
    'packages/flow-react/src/screens/(?:flow-screen|use-account-chooser)',
    'packages/flow-react/src/steps/(?:footer|method-view|providers|step)\\.',
  ],
  account: ['packages/contract/', 'packages/flow/', 'packages/flow-react/', 'app/account/'],
  product: [
    'app/acts/',
    'app/item/',
    'app/pages/collection/preferences/samples-form',
    'packages/collectibles/src/wire/(?:day|plain-text)',
    'app/pages/(?!copy/|own-item/|photos/|collection/(?:inputs|order|bulk|fields|shelves|preferences|wishes|spares)/)',
    'app/shell/',
    'app/frame/',
    'app/forms/(?:form-sheet|use-address-form)',
  ],
  forms: ['node_modules/react-hook-form/', 'app/forms/', 'app/pages/'],
} as const

/**
 * Code that several pages share goes into a few files. Without these groups the build makes one file for every
 * combination of pages, and each file costs time on a slow line. Code of a single page, and code that is loaded on
 * demand, stays in files of its own.
 */
export const chunks = [
  { name: 'react', test: inOneOf(chunkPlaces.react), priority: 3 },
  // The account pages do without it.
  { name: 'router', test: inOneOf(chunkPlaces.router), priority: 3 },
  // A page asks for these once it is shown.
  { name: 'keys', test: inOneOf(chunkPlaces.keys), priority: 1 },
  // The page of a security mail takes icons of the product, but nothing else of it.
  { name: 'icon', test: inOneOf(chunkPlaces.icon), priority: 2 },
  // Every page has these by way of the root, which counts once.
  { name: 'frame', test: inOneOf(chunkPlaces.frame), minShareCount: 2, priority: 2 },
  // Login, registration and recovery share these, and all that they import.
  { name: 'entrance', test: inOneOf(chunkPlaces.entrance), priority: 2 },
  // Account pages share these.
  { name: 'account', test: inOneOf(chunkPlaces.account), minShareCount: 3, priority: 1 },
  { name: 'product', test: inOneOf(chunkPlaces.product), minShareCount: 2, priority: 1 },
  // Sheets and views with forms share these, and load on demand.
  { name: 'forms', test: inOneOf(chunkPlaces.forms), minShareCount: 2 },
] as const
