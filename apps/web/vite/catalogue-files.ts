import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

import { browserManifest } from './browser-manifest.ts'

const virtual = 'virtual:catalogue-files'
const folder = join(import.meta.dirname, '../../../packages/messages/src')
/** Each language has two files: the texts of the account screens, and the product's further texts. */
const parts = ['account', 'product'] as const

const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'account.ts')))
  .map(({ name }) => name)
const sourceOf = (language: string, part: string) => join(folder, language, `${part}.ts`)

/**
 * Builds the catalogues of each language as separate files and gives the server their addresses. No browser code names
 * them: each page names its own, so a page in one language loads nothing of the others.
 */
export function catalogueFiles(): Plugin {
  return {
    name: 'catalogue-files',
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.config.command !== 'build') return
      for (const language of languages) {
        for (const part of parts) {
          const id = sourceOf(language, part)
          this.emitFile({ type: 'chunk', id, name: `${language}-${part}`, preserveSignature: 'strict' })
        }
      }
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined
      const { command, root } = this.environment.config
      const { outDir = '' } = this.environment.getTopLevelConfig().environments['client']?.build ?? {}
      const addressOf = command === 'build' ? builtIn(root, resolve(root, outDir)) : (source: string) => `/@fs${source}`
      const files = languages.map((language) => [
        language,
        Object.fromEntries(parts.map((part) => [part, addressOf(sourceOf(language, part))])),
      ])
      return `export default ${JSON.stringify(Object.fromEntries(files))}`
    },
  }
}

function builtIn(root: string, folder: string): (source: string) => string {
  const manifest = browserManifest(folder)
  return (source) => {
    const file = manifest[relative(root, source)]?.file
    if (file === undefined) throw new Error(`the browser build has no file for ${source}`)
    return `/${file}`
  }
}
