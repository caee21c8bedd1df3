import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

import { browserManifest } from './browser-manifest.ts'

const virtual = 'virtual:light-files'
const entry = 'app/entry.light.tsx'
/** React Router's runtime of hot updates. Every module with a component expects it. */
const hotRuntime = '/@id/__x00__virtual:react-router/inject-hmr-runtime'

/** Builds the entry of the account pages, which have no router, and gives the server the files that each page loads. */
export function lightFiles(): Plugin {
  return {
    name: 'light-files',
    buildStart() {
      const { name, config } = this.environment
      if (name === 'client' && config.command === 'build')
        this.emitFile({ type: 'chunk', id: join(config.root, entry), name: 'entry.light' })
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined
      const { command, root } = this.environment.config
      if (command !== 'build') return exporting({ entry: [hotRuntime, `/${entry}`], filesOf: {} })
      const { outDir = '' } = this.environment.getTopLevelConfig().environments['client']?.build ?? {}
      const manifest = browserManifest(resolve(root, outDir))
      const reached = (key: string, found = new Set<string>()): ReadonlySet<string> => {
        const built = manifest[key]
        if (!built) throw new Error(`the browser build has no file for ${key}`)
        if (found.has(`/${built.file}`)) return found
        found.add(`/${built.file}`)
        for (const imported of built.imports ?? []) reached(imported, found)
        return found
      }
      const base = reached(entry)
      const filesOf = Object.fromEntries(
        Object.keys(manifest)
          .filter((key) => key.startsWith('app/account/') && key.endsWith('-page.tsx'))
          .map((key) => [key.slice('app/'.length), [...new Set([...base, ...reached(key)])]]),
      )
      return exporting({ entry: [...base].slice(0, 1), filesOf })
    },
  }
}

const exporting = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
