import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * Replaces Vite's helper of dynamic imports. It loads the style sheets and the imports of a part before the part itself;
 * our parts have no sheets, and their pages have the imports already. The sign-in page would load it.
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: 'without-preload-helper',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (_code, id) =>
      id === helper ? { code: 'export const __vitePreload = (load) => load()', map: null } : undefined,
    generateBundle(_options, bundle) {
      const files = Object.values(bundle)
      if (files.some(({ fileName }) => fileName.endsWith('.css')))
        this.error('a part has a style sheet of its own, which only the helper of Vite loads: remove this plugin')
      if (files.some((file) => file.type === 'chunk' && file.code.includes('vite:preloadError')))
        this.error('Vite adds its helper in a new way: adapt this plugin')
    },
  }
}
