import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const routeModules = fileURLToPath(new URL('../app/shell/contact/load-route-module.ts', import.meta.url))
const defaultPages = fileURLToPath(new URL('./router/default-pages.tsx', import.meta.url))

/** Modules of the router, as it imports them, and what the app puts in their place. */
const parts = new Map([
  // The router's own reloads the page when a file does not arrive.
  ['./routeModules.js', routeModules],
  ['./errorBoundaries.js', defaultPages],
  ['./lib/dom/ssr/errorBoundaries.js', defaultPages],
  ['./fallback.js', defaultPages],
])

/** Replaces modules of the router in the browser build. */
export function ownRouterParts(): Plugin {
  const missing = new Set(parts.keys())
  return {
    name: 'own-router-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (!importer?.includes('/react-router/dist/production/') || importer.includes('/rsc/')) return undefined
      missing.delete(source)
      return parts.get(source)
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`the router no longer imports ${[...missing].join(', ')}: adapt this plugin`)
    },
  }
}
