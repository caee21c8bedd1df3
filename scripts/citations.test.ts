import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const names = ['http', 'nodes', 'messages', 'test-ids', 'providers-and-oauth2', 'collectibles']
const rulesFile = 'docs/rules.md'
const here = 'scripts/citations.test.ts'

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter((file) => /\.(?:[cm]?[jt]sx?|css|md|ya?ml|json|html)$/.test(file) || file === '.ci/run')
  .filter((file) => !file.endsWith('package-lock.json') && file !== here)

/** Text of a file, with the lines of a comment joined. */
const textOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8').replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#(?!#))?[ \t]*/g, ' ')
const texts = new Map(files.map((file) => [file, textOf(file)]))
const inContract = (file: string): boolean => file.startsWith('docs/contract/')

/** Numbers of a document's headings, and of the entries of their numbered lists: §11.20 is entry 20 of section 11. */
function sectionsOf(name: string): ReadonlySet<string> {
  const sections = new Set<string>()
  let current = ''
  for (const line of readFileSync(join(root, 'docs', 'contract', `${name}.md`), 'utf8').split('\n')) {
    const heading = /^#+ ([0-9A-H]\d*(?:\.\d+)*)\.? /.exec(line)
    if (heading) sections.add((current = heading[1] ?? ''))
    const entry = /^(\d+)\. /.exec(line)
    if (entry && current) sections.add(`${current}.${entry[1]}`)
  }
  return sections
}
const sections = new Map(names.map((name) => [name, sectionsOf(name)]))

const rulesText = readFileSync(join(root, rulesFile), 'utf8')
const rules = [...rulesText.matchAll(/^- \*\*([A-Z]+(?:-[A-Z]+)+-\d+)\*\* /gm)].map(([, id = '']) => id)
const groupOf = (id: string): string => id.replace(/-\d+$/, '')
const groups = new Set(rules.map(groupOf))
const notBuilt = new Set(
  [...(/^## Not built yet$(.*?)^## /ms.exec(rulesText)?.[1] ?? '').matchAll(/^\| `([A-Z0-9-]+)` \|/gm)].map(
    ([, id = '']) => id,
  ),
)

/** Documents and sections that a text cites: `docs/contract/http.md §1.2, §1.3 and §1.4`. */
function* citedSections(file: string, text: string): Generator<readonly [document: string, section: string]> {
  const place = inContract(file) ? '(?:docs/contract/)?' : 'docs/contract/'
  const pattern = new RegExp(
    `(?<![\\w/-])${place}([a-z0-9-]+)\\.md((?:\`|\\))?(?:,| and| or|;)? §[\\dA-H][\\d.]*)*`,
    'g',
  )
  for (const [whole, name = ''] of text.matchAll(pattern)) {
    const cited = [...whole.matchAll(/§([\dA-H](?:[\d.]*\d)?)/g)]
    if (cited.length === 0 && !inContract(file)) yield [name, '']
    for (const [, section = ''] of cited) yield [name, section]
  }
}

const resolves = (name: string, section: string): boolean =>
  names.includes(name) && (section === '' || (sections.get(name)?.has(section) ?? false))

test('there are rules, sections and files to check', () => {
  expect(rules.length).toBeGreaterThan(150)
  expect(sections.get('http')).toContain('11.20')
  expect(sections.get('nodes')).toContain('13.20')
  expect(files).toContain('packages/flow/src/form/payload.ts')
})

test('no rule has the id of another', () => {
  expect(rules.filter((id, at) => rules.indexOf(id) !== at)).toEqual([])
})

describe('what code, tests and documents cite', () => {
  test('every cited section of docs/contract exists', () => {
    const dead = [...texts].flatMap(([file, text]) =>
      [...citedSections(file, text)]
        .filter(([name, section]) => !resolves(name, section))
        .map(([name, section]) => `${file}: ${name}.md §${section}`),
    )
    expect(dead).toEqual([])
  })

  test('every cited rule of docs/rules.md exists', () => {
    const shaped = /(?<![\w-])[A-Z]{2,}(?:-[A-Z]{2,})+-\d+(?![\w-])/g
    const dead = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(shaped)]
        .map(([id]) => id)
        .filter((id) => id !== 'HMAC-SHA-256' && !rules.includes(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(dead).toEqual([])
  })

  test('every cited decision exists', () => {
    const known = files.filter((file) => file.startsWith('docs/decisions/')).map((file) => file.slice(15, 19))
    const dead = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/docs\/decisions\/(\d{4})/g)]
        .filter(([, number = '']) => !known.includes(number))
        .map(([cited]) => `${file}: ${cited}`),
    )
    expect(dead).toEqual([])
  })

  test('a section sign has its document before it', () => {
    const source =
      /(?:docs\/contract\/[a-z0-9-]+\.md|\bRFC \d+\w*|\bWebAuthn \d,?|\bOpenID Connect Core 1\.0|\bWCAG \d[.\d]*)[^§]{0,12}(?:§[\w.]+[^§]{0,12})*$/
    const lost = [...texts]
      .filter(([file]) => !inContract(file) && file !== rulesFile)
      .flatMap(([file, text]) =>
        [...text.matchAll(/§/g)]
          .map(({ index }) => text.slice(Math.max(0, index - 80), index))
          .filter((before) => !source.test(before))
          .map((before) => `${file}: ${before.slice(-40)}§`),
      )
    expect(lost).toEqual([])
  })
})

describe('rules that are not built yet', () => {
  const cited = new Set<string>()
  for (const [file, text] of texts) {
    if (file.startsWith('docs/')) continue
    for (const [token] of text.matchAll(/(?<![\w-])[A-Z]+(?:-[A-Z]+)+(?:-\d+)?(?!\w|-\d)/g)) {
      if (rules.includes(token)) cited.add(token)
      else if (groups.has(token)) for (const id of rules) if (groupOf(id) === token) cited.add(id)
    }
  }

  test('a rule that neither code nor a test cites stands in the table', () => {
    expect(rules.filter((id) => !cited.has(id) && !notBuilt.has(id))).toEqual([])
  })

  test('a rule that code or a test cites does not stand in the table', () => {
    expect([...notBuilt].filter((id) => cited.has(id) || !rules.includes(id))).toEqual([])
  })
})

test('a text that a rule quotes stands in the English catalogue or in code', () => {
  const sources = files.filter(
    (file) => /^(?:packages\/(?:messages\/src\/en|flow\/src)|apps\/web\/app)\//.test(file) && !file.includes('.test.'),
  )
  const plain = (text: string) =>
    text
      .replace(/\{[\w ]*\}/g, '{}')
      .replaceAll('’', "'")
      .replaceAll("\\'", "'")
  const shown = sources.map((file) => plain(readFileSync(join(root, file), 'utf8'))).join('\n')
  // Three dots stand for what a message adds, unless they are part of the text.
  const isShown = (text: string) => shown.includes(text) || text.split('...').every((part) => shown.includes(part))
  const missing = rulesText
    .split('\n')
    .filter((line) => line.startsWith('- **'))
    .flatMap((line) => [...line.matchAll(/"([^"]+)"/g)].map(([, text = '']) => plain(text)))
    .filter((text) => !isShown(text))
  expect(missing).toEqual([])
})

test('nothing cites a document outside the repository', () => {
  const outside =
    /\bspec [12]\b|\bspec-[12]-|(?<!\.)\.\.\/shared\/\w+|(?<!\]\()(?<![\w/.-])contract\/(?:http|nodes|messages|test-ids)\.md|\b[Tt]he specification\b/g
  const isAllowed = (file: string, found: string): boolean =>
    // The one path to recorded answers of a Kratos, where they are at hand.
    (file === '.ci/run' && found === '../shared/contract') ||
    // The table of the places that the rules were taken from.
    (file === rulesFile && found === 'the specification')
  const found = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(outside)].filter(([cited]) => !isAllowed(file, cited)).map(([cited]) => `${file}: ${cited}`),
  )
  expect(found).toEqual([])
})

test('a document that is named in capitals is in the repository', () => {
  const isThere = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`))
  const found = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\b[A-Z]{3,}(?:\.md\b|(?= §))/g)]
      .map(([name]) => (name.endsWith('.md') ? name : `${name}.md`))
      .filter((name) => !isThere(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
