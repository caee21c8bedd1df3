import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md', 'bench/*.md'], { cwd: root })

/** Links to files of this repository. */
const linksIn = (page: string): readonly string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:|^#/.test(target))

test('there are pages to check', () => {
  expect(pages).toContain(join('docs', 'the-path.md'))
})

test.each(pages)('no link of %s is dead', (page) => {
  const dead = linksIn(page).filter((target) => !existsSync(join(root, dirname(page), target.replace(/#.*$/, ''))))
  expect(dead).toEqual([])
})

test('the index lists every decision', () => {
  const decisions = globSync('0*.md', { cwd: join(root, 'docs/decisions') })
  expect(decisions.length).toBeGreaterThan(20)
  expect(linksIn('docs/decisions/README.md').toSorted()).toEqual(decisions.toSorted())
})
