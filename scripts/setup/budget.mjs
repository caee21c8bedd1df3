// Measures the scripts of the built app's pages; a sign-in page or a product page over its budget fails the build.
import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { inRoot } from './place.mjs'

/** Script that the sign-in page may load, in bytes of gzip. */
const allowed = 106 * 1024
/** The same for each tab of the product, before anything opens on it (docs/contract/collectibles.md §19). */
const allowedOnTabs = 190 * 1024
const tabs = ['discover', 'shop', 'collection']

const build = inRoot('apps', 'web', 'build')
const { assets, entry } = await import(pathToFileURL(`${build}/server/index.js`).href)
const { clientScript } = await import(pathToFileURL(inRoot('packages/identity/src/webauthn/client-script.ts')).href)
/** The scripts that each account page names in its head, by the source of its component. */
const { filesOf } = entry.module

const built = readdirSync(`${build}/client/assets`)
const weigh = (bytes) => gzipSync(bytes, { level: 9 }).length
const weightOf = (file) => weigh(readFileSync(`${build}/client${file}`))

/** What a sign-in with a passkey asks for once the page is shown, beside the service's own WebAuthn script. */
const asked = built
  .filter((name) => /^(?:watch-keys|keys|ceremony)-.*\.js$/.test(name))
  .map((name) => `/assets/${name}`)
if (asked.length < 2) throw new Error('the build has no files for passkeys')

/** Each language is a separate file; the largest one has to fit too. */
const wordsOf = (area) =>
  built
    .map((name) => new RegExp(`^([a-z]{2})-${area}-.*\\.js$`).exec(name))
    .filter((found) => found !== null)
    .map(([name, language]) => ({ language, file: `/assets/${name}`, bytes: weightOf(`/assets/${name}`) }))
    .toSorted((one, other) => other.bytes - one.bytes)
const words = wordsOf('account')
const [heaviest] = words

const kB = (count) => `${(count / 1024).toFixed(1)} kB`
const sum = (files) => files.reduce((all, file) => all + weightOf(file), 0)

const withRouter = []
for (const [page, files] of Object.entries(filesOf)) {
  console.log(`  ${page.slice(page.lastIndexOf('/') + 1)}: ${kB(sum(files))}`)
  if (files.some((file) => file.includes('/router-'))) withRouter.push(page)
}
for (const page of withRouter) console.log(`  ${page} loads the router`)

const files = [...filesOf['account/entrance/entrance-page.tsx'], ...asked]
for (const file of [...files, heaviest.file]) console.log(`  ${String(weightOf(file)).padStart(6)} ${file}`)
console.log(`  ${String(weigh(clientScript)).padStart(6)} the service's WebAuthn script`)
const bare = sum(files) + weigh(clientScript)
console.log(`  ${words.map(({ language, bytes }) => `${language} ${kB(bare + bytes)}`).join(', ')}`)
const bytes = bare + heaviest.bytes
console.log(`sign-in page: ${kB(bytes)} of script in ${files.length + 2} files, ${kB(allowed)} allowed (gzip)`)

/**
 * A tab has the words of both areas, and asks for the passkeys of this browser and for news of the app; a collection of
 * some pages asks for the window over its list, too.
 */
const lateFiles = (names) => built.filter((name) => names.test(name)).map((name) => `/assets/${name}`)
const late = lateFiles(/^(?:keys|watch-release)-.*\.js$/)
const lateOf = { collection: lateFiles(/^piece-window-.*\.js$/) }
if (lateOf.collection.length !== 1) throw new Error('the build has no file for the window over a list')
const wordsOfTabs = heaviest.bytes + wordsOf('product')[0].bytes
const weighedTabs = tabs.map((tab) => {
  const routes = ['root', 'pages/product-layout', `pages/${tab}`].map((id) => assets.routes[id])
  const named = [assets.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports])
  return { tab, bytes: sum([...new Set([...named, ...late, ...(lateOf[tab] ?? [])])]) + wordsOfTabs }
})
console.log(
  `${weighedTabs.map((one) => `/${one.tab} ${kB(one.bytes)}`).join(', ')}, ${kB(allowedOnTabs)} allowed (gzip)`,
)
const areTabsLight = weighedTabs.every((one) => one.bytes <= allowedOnTabs)
process.exitCode = bytes <= allowed && withRouter.length === 0 && areTabsLight ? 0 : 1
