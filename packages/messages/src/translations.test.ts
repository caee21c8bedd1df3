import { readdirSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { languageOf } from './icu/language.ts'
import { parse } from './icu/parse.ts'
import type { Part } from './icu/parts.ts'
import { say, type Value } from './icu/say.ts'

interface Expectation {
  /** The quotation marks of the language; the test refuses all others. */
  readonly quotes: string
  /** Spellings that the test refuses. */
  readonly refused?: RegExp
  /** Keys whose text is the same as in English, besides those in `sameEverywhere`. */
  readonly sameAsEnglish: readonly string[]
}

/** One entry per language folder, in alphabetical order. */
const languages: Readonly<Record<string, Expectation>> = {
  de: {
    quotes: '„“',
    // The form of address is "Sie".
    refused: /\b(?:du|dich|dir|dein[a-z]*)\b|'/i,
    sameAsEnglish: [
      'category.comics',
      'category.vinyl',
      'choice.crystal_system.hexagonal',
      'choice.crystal_system.tetragonal',
      'choice.crystal_system.trigonal',
      'choice.kind.joker',
      'copy.status',
      'error.id',
      'field.format',
      'field.genre',
      'field.label',
      'field.material',
      'forms.title.traits.name.Name',
      'keys.name',
      'navigation.shop',
      'pieces.column.name',
      'pieces.filter.status',
      'pieces.sort.name',
      'preferences.name',
      'profile.status',
      'search.sort.name',
      'settings.act.download',
      'settings.code.title',
      'settings.passkey.title',
      'settings.unnamed.passkey',
      'shelves.column.name',
      'shelves.column.status',
      'shelves.field.type.link',
      'shelves.field.type.text',
      'shelves.name',
      'shop.title',
      'theme.system',
      'two-step.code.title',
      'two-step.passkey.title',
    ],
  },
  es: {
    quotes: '«»',
    sameAsEnglish: [
      'card.unknown.title',
      'choice.crystal_system.hexagonal',
      'choice.crystal_system.tetragonal',
      'choice.crystal_system.trigonal',
      'dev.no',
      'error.id',
      'fact.no',
      'field.colour',
      'field.material',
      'field.metal',
    ],
  },
  fr: {
    quotes: '«»',
    // A no-break space precedes : ; ? and » and follows «. Apostrophes are curved.
    refused: /[^\u00a0](?=[:;?»])|«(?!\u00a0)|'/,
    sameAsEnglish: [
      'choice.crystal_system.hexagonal',
      'choice.crystal_system.trigonal',
      'choice.kind.joker',
      'collection.title',
      'copy.notes',
      'dev.active',
      'dev.session',
      'error.message',
      'field.format',
      'field.genre',
      'field.kind',
      'field.label',
      'field.minutes',
      'field.signature',
      'navigation.collection',
      'photo.title',
      'photo.words',
      'pieces.bulk.notes',
      'pieces.filter.photo',
      'scale.generic.excellent',
      'settings.code.title',
      'shelves.column.notes',
      'shelves.field.type.date',
      'shelves.notes',
      'shelves.thing.photo',
      'two-step.code.title',
      'wishes.note',
    ],
  },
  nl: {
    quotes: '‘’',
    // The form of address is "je".
    refused: /\b(?:u|uw)\b|'/i,
    sameAsEnglish: [
      'category.vinyl',
      'choice.kind.joker',
      'copy.status',
      'copy.variant',
      'credential.passkey',
      'error.id',
      'field.diameter_mm',
      'field.genre',
      'field.label',
      'field.prefix',
      'pieces.filter.status',
      'profile.status',
      'settings.code.title',
      'settings.default.title',
      'settings.passkey.title',
      'settings.unnamed.passkey',
      'shelves.column.other',
      'shelves.column.status',
      'shelves.field.type.link',
      'two-step.code.title',
      'two-step.passkey.title',
    ],
  },
  no: {
    quotes: '«»',
    sameAsEnglish: [
      '1070005',
      'category.vinyl',
      'choice.kind.joker',
      'copy.status',
      'copy.variant',
      'error.id',
      'field.designer',
      'field.diameter_mm',
      'field.format',
      'field.kind',
      'pieces.filter.status',
      'profile.status',
      'shelves.column.status',
      'theme.system',
    ],
  },
  pl: {
    quotes: '„”',
    // Past tense would show the reader's gender.
    refused: /ł[ea]ś(?!\p{L})|'/iu,
    sameAsEnglish: [
      'copy.folder',
      'copy.status',
      'field.format',
      'field.metal',
      'pieces.filter.folder',
      'pieces.filter.status',
      'profile.status',
      'shelves.column.folder',
      'shelves.column.status',
      'shelves.field.type.link',
      'shelves.thing.folder',
      'shelves.thing.tag',
    ],
  },
  pt: {
    quotes: '“”',
    sameAsEnglish: [
      'choice.crystal_system.hexagonal',
      'choice.crystal_system.tetragonal',
      'choice.crystal_system.trigonal',
      'error.id',
      'field.material',
      'field.metal',
      'shelves.field.type.link',
    ],
  },
  sv: {
    quotes: '”',
    sameAsEnglish: [
      'category.vinyl',
      'choice.kind.joker',
      'copy.status',
      'copy.variant',
      'credential.passkey',
      'dev.session',
      'error.id',
      'field.diameter_mm',
      'field.format',
      'field.genre',
      'field.material',
      'field.prefix',
      'pieces.filter.status',
      'profile.status',
      'settings.passkey.title',
      'settings.unnamed.passkey',
      'shelves.column.status',
      'shelves.field.type.text',
      'theme.system',
      'two-step.passkey.title',
      'value-type.string',
    ],
  },
}

/** The product's names, and a file name that is fixed (SETTINGS-SECTION-6). */
const sameEverywhere: readonly string[] = [
  'app.name',
  'home.heading',
  'home.line',
  'mail.signature',
  'settings.lookup_secret.file',
]

type Texts = Readonly<Record<string, string>>

const namesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length))

/** The exports of a file, each under the names of file and export. */
async function textsIn(folder: string, name: string): Promise<readonly [string, Texts][]> {
  // A path built at run time has no type. `Translation` checks the keys of each file.
  const module = (await import(`./${folder}/${name}.ts`)) as Readonly<Record<string, Texts>>
  return Object.entries(module).map(([exported, texts]) => [`${name}: ${exported}`, texts])
}

async function filesIn(folder: string): Promise<ReadonlyMap<string, Texts>> {
  const names = namesIn(folder).filter((name) => name !== 'index')
  return new Map((await Promise.all(names.map((name) => textsIn(folder, name)))).flat())
}

const english = await filesIn('en')
const translated = new Map(
  await Promise.all(Object.keys(languages).map(async (code) => [code, await filesIn(code)] as const)),
)

/** Key, English text and translation. */
const pairsOf = (files: ReadonlyMap<string, Texts>): readonly (readonly [string, string, string])[] => {
  const pairs = [...english].flatMap(([name, texts]) =>
    Object.entries(texts).map(([key, text]) => [key, text, files.get(name)?.[key] ?? ''] as const),
  )
  return [...new Map(pairs.map((pair) => [pair[0], pair])).values()]
}

test('every language folder has an entry in this test', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name) && entry.name !== 'en')
    .map(({ name }) => name)
  expect(Object.keys(languages)).toEqual(folders.toSorted())
})

describe.each([...translated])('%s', (code, files) => {
  const { quotes, refused = /(?!)/, sameAsEnglish } = languages[code] ?? { quotes: '', sameAsEnglish: [] }
  const language = languageOf(code, 'UTC')
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories
  const pairs = pairsOf(files)

  test('a translation has the files, exports and keys of English', () => {
    const shape = (of: ReadonlyMap<string, Texts>) => [...of].map(([name, texts]) => [name, Object.keys(texts)])
    expect(shape(files)).toEqual(shape(english))
    expect(namesIn(code)).toEqual(namesIn('en'))
  })

  test.each(pairs)('%s', (_key, original, text) => {
    const [wanted, parts] = [parse(original), parse(text)]
    expect(text).toMatch(/\S/)
    expect(text).not.toMatch(/[<>!¡]| {2}|^\s|\s$/)
    expect([...text.matchAll(/["“”„‟«»‘‚]/g)].filter(([mark]) => !quotes.includes(mark))).toEqual([])
    expect(text).not.toMatch(refused)
    expect(namesOf(parts)).toEqual(namesOf(wanted))

    const counted = (of: readonly Part[]) => new Set(pluralsOf(of).map(({ name }) => name))
    expect(counted(parts)).toEqual(counted(wanted))
    for (const { cases } of pluralsOf(parts)) {
      const said = Object.keys(cases).filter((name) => !name.startsWith('='))
      expect(said.toSorted()).toEqual(categories.toSorted())
    }

    for (const count of [0, 1, 2, 5, 12, 22, 1.5, 1_000_000]) {
      const values: Record<string, Value> = Object.fromEntries([...namesOf(parts)].map((name) => [name, count]))
      expect(say(parts, values, language)).toBe(String(new IntlMessageFormat(text, code).format({ ...values })))
    }
  })

  test('no text is left in English, except the listed keys', () => {
    // A text of placeholders only has nothing to translate.
    const same = pairs.filter(([, original, text]) => text === original && hasWords(parse(text))).map(([key]) => key)
    // Short grades are codes of collectors: many are the same in all languages.
    const words = same.filter((key) => !/^scale\..+\.short$/.test(key))
    expect(words.toSorted()).toEqual([...sameEverywhere, ...sameAsEnglish].toSorted())
  })

  test('the names of the four navigation tabs have at most 12 letters', () => {
    const tabs = pairs.filter(([key]) => /^navigation\.(?!label)/.test(key))
    expect(tabs).toHaveLength(4)
    expect(tabs.filter(([, , text]) => text.length > 12)).toEqual([])
  })
})

const namesOf = (parts: readonly Part[]): ReadonlySet<string> =>
  new Set(
    parts.flatMap((part) => {
      if (typeof part === 'string' || part.part === 'count') return []
      const inside = 'cases' in part ? Object.values(part.cases).flatMap((found) => [...namesOf(found)]) : []
      return [part.name, ...inside]
    }),
  )

const pluralsOf = (parts: readonly Part[]): readonly Extract<Part, { part: 'plural' }>[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string' || !('cases' in part)) return []
    const inside = Object.values(part.cases).flatMap(pluralsOf)
    return part.part === 'plural' ? [part, ...inside] : inside
  })

const hasWords = (parts: readonly Part[]): boolean =>
  parts.some((part) => (typeof part === 'string' ? /\p{L}/u.test(part) : 'cases' in part))
