import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

import { lightSources } from '../app/light/light-sources.ts'

const virtual = 'virtual:light-files'
const entry = 'app/entry.light.tsx'
/** React Router's runtime of hot updates. Every module with a component expects it. */
const hotRuntime = '/@id/__x00__virtual:react-router/inject-hmr-runtime'

interface LightFiles {
  /** The files to import. */
  readonly entry: readonly string[]
  /** All scripts of a page, by the source of its component. */
  readonly filesOf: Readonly<Record<string, readonly string[]>>
}

/** Builds the entry of the account pages, which have no router, and gives the server the files that each page loads. */
export function lightFiles(): Plugin {
  let built: LightFiles | undefined
  return {
    name: 'light-files',
    // The builds of browser and server, in this order, share what the first has found.
    sharedDuringBuild: true,
    buildStart() {
      const { name, config } = this.environment
      if (name === 'client' && config.command === 'build')
        this.emitFile({ type: 'chunk', id: join(config.root, entry), name: 'entry.light' })
    },
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') built = filesIn(bundle, this.environment.config.root)
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined
      if (this.environment.config.command !== 'build')
        return exporting({ entry: [hotRuntime, `/${entry}`], filesOf: {} })
      if (!built) throw new Error('the build of the browser comes before that of the server')
      return exporting(built)
    },
  }
}

/** A page may stand in a file of its own, or in one that it shares. */
function filesIn(bundle: Rolldown.OutputBundle, root: string): LightFiles {
  const parts = Object.values(bundle).filter((file) => file.type === 'chunk')
  const holding = (source: string) => {
    const part = parts.find(({ moduleIds }) => moduleIds.includes(join(root, source)))
    if (!part) throw new Error(`the browser build has no file for ${source}`)
    return part
  }
  const reached = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(`/${file}`)) return found
    found.add(`/${file}`)
    for (const imported of parts.find(({ fileName }) => fileName === file)?.imports ?? []) reached(imported, found)
    return found
  }
  const own = holding(entry).fileName
  const base = reached(own)
  return {
    entry: [`/${own}`],
    filesOf: Object.fromEntries(
      Object.values(lightSources).map((page) => [
        page,
        [...new Set([...base, ...reached(holding(`app/${page}`).fileName)])],
      ]),
    ),
  }
}

const exporting = (values: LightFiles): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
