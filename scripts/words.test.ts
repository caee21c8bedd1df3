import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const here = 'scripts/words.test.ts'

/** Pronouns that hide who acts. A sentence names the user, client, attacker, operator or visitor instead. */
const hiding =
  /(?:(?<![a-z])(?:[Ww]hoever|[Ww]homever|[Nn]obody|[Ss]omebody)|(?<=[a-z])(?:Whoever|Whomever|Nobody|Somebody))(?![a-z])/g

/** Texts of the product that keep such a word; they may be quoted anywhere. */
const quoted = ['Nobody is signed in in this browser', 'Nobody has confirmed yet that the address is theirs']

/** The stories of the sample items are texts of the product. */
const samples = 'packages/collectibles/src/samples/'

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter(
    (file) => /\.(?:[cm]?[jt]sx?|css|md|ya?ml|html|svg)$/.test(file) && file !== here && !file.startsWith(samples),
  )

const hidingIn = (file: string): readonly string[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((line) => quoted.reduce((rest, text) => rest.replaceAll(text, ''), line))
    .flatMap((line, at) => (line.match(hiding) ?? []).map((word) => `${file}:${at + 1} ${word}`))

test('there are files to read', () => {
  expect(files).toContain('packages/identity/src/create-identity.ts')
  expect(files).toContain('docs/rules.md')
})

test('comments, names, log lines, reasons, test titles and documents say who acts', () => {
  expect(files.flatMap(hidingIn)).toEqual([])
})

test('every exception is still needed', () => {
  const texts = files
    .filter((file) => file.startsWith('packages/messages/src/en/'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  expect(quoted.filter((text) => !texts.some((all) => all.includes(text)))).toEqual([])
  const stories = execFileSync('git', ['ls-files', samples], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  expect(stories.flatMap(hidingIn)).not.toEqual([])
})
