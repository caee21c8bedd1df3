import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const here = 'scripts/words.test.ts'

/** Pronouns that hide who acts. A sentence names the user, client, attacker, operator or visitor instead. */
const hiding =
  /(?:(?<![a-z])(?:[Ww]hoever|[Ww]homever|[Nn]obody|[Ss]omebody)|(?<=[a-z])(?:Whoever|Whomever|Nobody|Somebody))(?![a-z])/g

/** The linter of the catalogues names the words. */
const linter = 'scripts/wording/'

const exempt = [linter]

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter(
    (file) =>
      /\.(?:[cm]?[jt]sx?|css|md|ya?ml|html|svg)$/.test(file) &&
      file !== here &&
      !exempt.some((folder) => file.startsWith(folder)),
  )

const hidingIn = (file: string): readonly string[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => (line.match(hiding) ?? []).map((word) => `${file}:${at + 1} ${word}`))

test('there are files to read', () => {
  expect(files).toContain('packages/identity/src/create-identity.ts')
  expect(files).toContain('docs/rules.md')
})

test('comments, names, log lines, reasons, test titles and documents say who acts', () => {
  expect(files.flatMap(hidingIn)).toEqual([])
})

test('every exception is still needed', () => {
  const exemptFiles = exempt.map((folder) =>
    execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
      cwd: root,
      encoding: 'utf8',
    })
      .trim()
      .split('\n'),
  )
  for (const files of exemptFiles) expect(files.flatMap(hidingIn)).not.toEqual([])
})
