import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openModules } from '../../../../../scripts/mutation/modules.mjs'
import type { createSamlProvider } from '../../../src/providers/saml/saml-provider.ts'
import { attacks, openProvider, trip } from './attacks.ts'

const folder = fileURLToPath(new URL('../../../src/providers/saml/', import.meta.url))
const files = ['xml.ts', 'response-checks.ts', 'assertion-checks.ts', 'assertion-claims.ts', 'saml-provider.ts'].map(
  (name) => folder + name,
)

/** Checks that no attack reaches: other tests hold the first two, and the others stand behind a check before them. */
const elsewhere = [
  'larger than 256 kB',
  'used before',
  'the trip has no request',
  'the answer has no assertion',
  'the signature covers no assertion',
]

const escaped = (text: string) => text.replace(/[.*+?^()[\]\\|]/g, String.raw`\$&`)

/** The places that refuse an answer, each with its message as a pattern, and the source without it. */
const checks = files.flatMap((file) => {
  const source = readFileSync(file, 'utf8')
  const thrown = source.matchAll(/throw (?=(?:wrong\(|new ProviderFault\('denied', )['`](.*?)['`])/gs)
  return [...thrown].map(({ index, 0: word, 1: message = '' }) => ({
    file,
    message,
    // A number ends every loop over the text.
    without: `${source.slice(0, index)}return Infinity ?? ${source.slice(index + word.length)}`,
    pattern: new RegExp(
      `^${message
        .split(/\$\{.*?\}/)
        .map(escaped)
        .join('.*')}`,
    ),
  }))
})

const round = openModules({})
const providerOf = async (file?: string, source?: string) =>
  (await (await round(file, source))(`${folder}saml-provider.ts`))['createSamlProvider'] as typeof createSamlProvider

const answers = await Promise.all(
  attacks.map(async ({ name, changes, settings }) => ({ name, settings, ...(await trip(changes)) })),
)

/** The reason why a provider refuses an answer; undefined when it takes it. */
async function refusalOf({ answer, proof, settings }: (typeof answers)[number], create: typeof createSamlProvider) {
  try {
    await openProvider(settings, create).finish(new URLSearchParams({ SAMLResponse: answer }), proof)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** The reason why each attack is refused, with all checks in place. */
const reasons = new Map<string, string>()
const all = await providerOf()
for (const one of answers) reasons.set(one.name, (await refusalOf(one, all)) ?? 'not refused')

test('each attack is refused by exactly one check', () => {
  for (const [name, reason] of reasons)
    expect
      .soft(
        checks.filter(({ pattern }) => pattern.test(reason)),
        `${name}: ${reason}`,
      )
      .toHaveLength(1)
})

test.each(checks.filter(({ message }) => !elsewhere.some((one) => message.includes(one))))(
  'without the check "$message", its attacks get through it, and no others',
  async ({ file, without, pattern }) => {
    const create = await providerOf(file, without)
    const red: string[] = []
    for (const one of answers) if ((await refusalOf(one, create)) !== reasons.get(one.name)) red.push(one.name)
    const own = answers.map(({ name }) => name).filter((name) => pattern.test(reasons.get(name) ?? ''))
    expect(own).not.toEqual([])
    expect(red).toEqual(own)
  },
)
