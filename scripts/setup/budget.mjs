// Measures the script of the login page in the built app; a page over its budget fails the build.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { inRoot } from './place.mjs'

/** Script that the login page may load, in bytes of gzip. */
const allowed = 140 * 1024

/** Everything that a browser loads as script to show one page: the entry, the route's own and its parents' files. */
async function scriptsOf(path) {
  const { assets, routes } = await import(pathToFileURL(inRoot('apps', 'web', 'build', 'server', 'index.js')).href)
  const route = Object.values(routes).find((candidate) => candidate.path === path)
  const lineage = []
  for (let id = route.id; id !== undefined; id = routes[id].parentId) lineage.push(assets.routes[id])
  const loaded = [assets.entry, ...lineage].flatMap(({ module, imports = [] }) => [module, ...imports])
  return [...new Set([...loaded, assets.url])]
}

const files = await scriptsOf('login')
const bytes = files
  .map((file) => readFileSync(inRoot('apps', 'web', 'build', 'client', file)))
  .reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0)
const kB = (count) => `${(count / 1024).toFixed(1)} kB`
console.log(`login page: ${kB(bytes)} of script in ${files.length} files, ${kB(allowed)} allowed (gzip)`)
process.exitCode = bytes <= allowed ? 0 : 1
