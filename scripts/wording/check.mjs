// npm run check -- wording: the words of the catalogues.
import { loadCatalogue, locales } from '../../packages/messages/src/index.ts'
import { faultsIn } from './faults.mjs'
import { quoted } from './quoted.mjs'

async function textsOf(locale) {
  const { texts, messages } = await loadCatalogue(locale, 'all')
  const { mails } = await import(`../../packages/messages/src/${locale}/mails.ts`)
  const { server, said } = await import(`../../packages/messages/src/${locale}/server.ts`)
  return { ...texts, ...messages, ...mails, ...server, ...said }
}

const english = await textsOf('en')
const missing = quoted.filter(([, key]) => !(key in english)).map(([rule, key]) => `en ${key}: ${rule} quotes it`)
const found = [...missing]
for (const locale of locales) found.push(...faultsIn(locale, await textsOf(locale), english))
for (const line of found) console.log(`✘ ${line}`)
console.log(`${locales.length} languages, ${found.length} faults`)
process.exitCode = found.length === 0 ? 0 : 1
