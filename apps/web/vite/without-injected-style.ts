import type { Plugin } from 'vite'

const start = 'function __insertCSS(code) {'

/**
 * Sonner's module adds its style sheet to the page without a nonce when it loads, which the page's policy refuses. The
 * toaster adds the sheet itself, so this removes the module's own copy.
 */
export function withoutInjectedStyle(): Plugin {
  return {
    name: 'without-injected-style',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.m?js/.test(id)) return undefined
      if (!code.includes(start)) this.error('sonner adds its style sheet in a new way: adapt this plugin to its module')
      return { code: code.replace(start, `${start} return;`), map: null }
    },
  }
}
