import type { Plugin } from 'vite'

const start = 'function PrefetchPageLinks({ page, ...linkProps }) {'

/** Removes the router's prefetch of pages from the browser build: no link asks for it, and every page would load it. */
export function withoutPrefetch(): Plugin {
  return {
    name: 'without-prefetch',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js/.test(id)) return undefined
      if (!code.includes(start)) this.error('the router prefetches pages in a new way: adapt this plugin')
      return { code: code.replace(start, `${start} return null;`), map: null }
    },
  }
}
