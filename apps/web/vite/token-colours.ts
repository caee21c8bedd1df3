import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import { tokenColour, tokensFile } from './tokens.ts'

const virtual = 'virtual:page-colour'
const iconFile = join(import.meta.dirname, '../app/favicon.svg')

/** The icon with the light colours of its tokens: no style sheet reaches an icon. */
export const drawIcon = (): string =>
  readFileSync(iconFile, 'utf8').replace(/var\(--([\w-]+)\)/g, (_, name: string) => tokenColour(name).light)

/** Gives the places that no style sheet reaches the colours of the tokens: `theme-color` and the icon. */
export function tokenColours(): Plugin {
  return {
    name: 'token-colours',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined
      this.addWatchFile(tokensFile)
      return `export default ${JSON.stringify(tokenColour('bg'))}`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: drawIcon() })
    },
    configureServer(server) {
      server.middlewares.use('/favicon.svg', (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(drawIcon())
      })
    },
  }
}
