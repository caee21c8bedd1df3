// npm run check -- wording: the words of the catalogues.
import { loadCatalogue, locales } from '../../packages/messages/src/index.ts'
import { faultsIn } from './faults.mjs'

const found = []
for (const locale of locales) {
  const { texts, messages } = await loadCatalogue(locale, 'all')
  const { mails } = await import(`../../packages/messages/src/${locale}/mails.ts`)
  const { server, said } = await import(`../../packages/messages/src/${locale}/server.ts`)
  found.push(...faultsIn(locale, { ...texts, ...messages, ...mails, ...server, ...said }))
}
for (const line of found) console.log(`✘ ${line}`)
console.log(`${locales.length} languages, ${found.length} faults`)
process.exitCode = found.length === 0 ? 0 : 1
