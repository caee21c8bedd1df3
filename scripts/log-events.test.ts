import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Source files that may log. */
const files = globSync(['packages/*/src/**/*.ts', 'apps/server/src/**/*.ts'], { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts'),
)

/** Calls of a logger, with what they begin with. */
const call = /\blog\??\.(debug|info|warn|error)\(\s*(\{\s*event: '([\w.]+)'|.{0,40})/g

const logged = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(call)].map(([, level, start, event]) => ({
    file,
    level,
    start,
    event,
  })),
)

/** Rows of the table in `docs/operations.md`: event, levels. */
const documented = new Map(
  [...readFileSync(join(root, 'docs', 'operations.md'), 'utf8').matchAll(/^\| `([\w.]+)` \| ([a-z, ]+) \|/gm)].map(
    ([, event = '', levels = '']) => [event, levels.split(', ')] as const,
  ),
)

describe('events of the log', () => {
  test('each log line begins with the name of its event', () => {
    expect(logged.length).toBeGreaterThan(25)
    expect(logged.filter(({ event }) => event === undefined)).toEqual([])
  })

  test('each event of the code stands in docs/operations.md with its level, and the reverse', () => {
    const levels = new Map<string, Set<string>>()
    for (const { event = '', level = '' } of logged) levels.set(event, (levels.get(event) ?? new Set()).add(level))
    const inCode = [...levels].map(([event, found]) => [event, [...found].toSorted()])
    const inDocument = [...documented].map(([event, found]) => [event, found.toSorted()])
    expect(inDocument.toSorted()).toEqual(inCode.toSorted())
  })
})
