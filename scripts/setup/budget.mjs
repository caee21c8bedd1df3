// Measures the script of the login page in the built app; a page over its budget fails the build.
import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { inRoot } from './place.mjs'

/** Script that the login page may load, in bytes of gzip. */
const allowed = 143.3 * 1024

/** Scripts that a browser loads for one page: the entry, and the files of the route and its parents. */
async function scriptsOf(path) {
  const { assets, routes } = await import(pathToFileURL(inRoot('apps', 'web', 'build', 'server', 'index.js')).href)
  const route = Object.values(routes).find((candidate) => candidate.path === path)
  const lineage = []
  for (let id = route.id; id !== undefined; id = routes[id].parentId) lineage.push(assets.routes[id])
  const loaded = [assets.entry, ...lineage].flatMap(({ module, imports = [] }) => [module, ...imports])
  return [...new Set(loaded)]
}

const built = readdirSync(inRoot('apps', 'web', 'build', 'client', 'assets'))

const weigh = (bytes) => gzipSync(bytes, { level: 9 }).length
const weightOf = (file) => weigh(readFileSync(inRoot('apps', 'web', 'build', 'client', file)))

/** The WebAuthn scripts of service and kit. The page's list lacks them: not every sign-in offers passkeys. */
async function weightOfPasskeys() {
  const { clientScript } = await import(pathToFileURL(inRoot('packages/identity/src/webauthn/client-script.ts')).href)
  const ceremony = built.find((name) => /^ceremony-.*\.js$/.test(name))
  return weigh(clientScript) + weightOf(`assets/${ceremony}`)
}

/** Each language is a separate file; the largest one has to fit too. */
const words = built
  .map((name) => /^([a-z]{2})-account-.*\.js$/.exec(name))
  .filter((found) => found !== null)
  .map(([file, language]) => ({ language, bytes: weightOf(`assets/${file}`) }))
  .toSorted((one, other) => other.bytes - one.bytes)

const files = await scriptsOf('login')
const bare = files.map(weightOf).reduce((sum, bytes) => sum + bytes, await weightOfPasskeys())
const bytes = bare + words[0].bytes
const kB = (count) => `${(count / 1024).toFixed(1)} kB`
for (const { language, bytes: own } of words) console.log(`  ${language}: ${kB(bare + own)}`)
console.log(`login page: ${kB(bytes)} of script in ${files.length + 3} files, ${kB(allowed)} allowed (gzip)`)
process.exitCode = bytes <= allowed ? 0 : 1
