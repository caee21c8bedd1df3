/**
 * What several pages share, in few files: left alone, the build makes one for every combination of pages, and a slow
 * line pays for each of them. What only one page needs, or what is loaded when it is asked for, stays on its own.
 */
export const chunks = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 3 },
  // On every page, so its share count is that of the root: the words, the mark, the title.
  {
    name: 'frame',
    test: /packages\/messages\/src\/(?![a-z]{2}\/)|app\/frame\/(?!use-frame|icon|back-to|sign-in-path|load-frame)|app\/shell\/(?:beside|failure|error-body|contact\/is-unreached|toasts\/(?:show-toast|toast-place))/,
    minShareCount: 2,
    priority: 2,
  },
  // Shared by the pages for signing in and around it.
  { name: 'account', test: /packages\/(?:contract|flow|flow-react)\/|app\/account\//, minShareCount: 4, priority: 1 },
  { name: 'product', test: /app\/(?:item|pages|shell|frame)\//, minShareCount: 2 },
] as const
