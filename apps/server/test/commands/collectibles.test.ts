import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@collect/storage'
import { describe, expect, test } from 'vitest'
import { testDatabases } from '../../../../packages/storage/test/databases.ts'

const program = fileURLToPath(new URL('../../src/commands/collectibles.ts', import.meta.url))

/** Runs `npm run collectibles -- …` on a database. */
async function collectibles(url: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['--conditions=source', program, ...args], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code: code as number } // a program that exits by itself has a code
}

describe.each(testDatabases)('npm run collectibles on $name', ({ createLike }) => {
  let made: unknown
  const generated = () =>
    createLike('generated', async (url) => {
      made = await collectibles(url, 'generate', '--tier=demo', '--account=ada')
    })

  test('generates the demo tier, and the check names what does not add up', async () => {
    const { url, drop } = await generated()
    expect(made).toMatchObject({ code: 0, err: '', out: expect.stringContaining('240 copies') })
    expect(await collectibles(url, 'check')).toEqual({ code: 0, err: '', out: '0 differences\n' })

    const database = openDatabase(url)
    await database
      .tables<{ collectors: { photo_bytes: number } }>()
      .updateTable('collectors')
      .set({ photo_bytes: 7 })
      .execute()
    await database.close()
    expect(await collectibles(url, 'check')).toEqual({
      code: 1,
      err: '3-photos: The size of the photos of an account is wrong. (ada)\n',
      out: '1 difference\n',
    })
    await drop()
  })

  test('makes the words of the search again', async () => {
    const { url, drop } = await generated()
    const database = openDatabase(url)
    await database.tables<{ set_words: object }>().deleteFrom('set_words').execute()
    await database.close()
    expect(await collectibles(url, 'check')).toMatchObject({ code: 1, err: expect.stringContaining('7-sets') })
    expect(await collectibles(url, 'reindex')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^The words of \d+ items and \d+ sets are made\.\n$/),
    })
    expect(await collectibles(url, 'check')).toEqual({ code: 0, err: '', out: '0 differences\n' })
    await drop()
  })

  test('counts how popular items are, which changes nothing a second time', async () => {
    const { url, drop } = await generated()
    expect(await collectibles(url, 'popularity')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^\d{3,} items have moved\.\n$/),
    })
    expect(await collectibles(url, 'popularity')).toEqual({ code: 0, err: '', out: '0 items have moved.\n' })
    expect(await collectibles(url, 'check')).toEqual({ code: 0, err: '', out: '0 differences\n' })
    await drop()
  })

  test('lists submitted items, and publishes or declines each once', async () => {
    const { url, drop } = await generated()
    const database = openDatabase(url)
    interface Items {
      readonly items: { id: string; name: string; status: string; owner_id: string | null; updated_at: number }
    }
    const items = database.tables<Items>()
    const [one, other] = await items.selectFrom('items').selectAll().orderBy('id').limit(2).execute()
    if (!one || !other) throw new Error('there are no items')
    for (const { id } of [one, other])
      await items.updateTable('items').set({ status: 'pending', owner_id: 'ada' }).where('id', '=', id).execute()
    const statusOf = async ({ id }: { readonly id: string }) =>
      (await items.selectFrom('items').select('status').where('id', '=', id).executeTakeFirst())?.status

    const { code, out } = await collectibles(url, 'submissions')
    expect(code).toBe(0)
    for (const { id, name } of [one, other]) expect(out).toMatch(new RegExp(`^${id}@1 .*${name}`, 'm'))
    expect(out).toContain('2 submissions')
    expect(await collectibles(url, 'publish', `${one.id}@9`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('has changed since revision 9'),
    })
    expect(await collectibles(url, 'publish', `${one.id}@1`)).toMatchObject({
      code: 0,
      out: expect.stringContaining('collectibles.item_published'),
    })
    expect(await collectibles(url, 'decline', other.id, '--reason=A double.')).toMatchObject({
      code: 0,
      out: expect.stringContaining('A double.'),
    })
    expect([await statusOf(one), await statusOf(other)]).toEqual(['published', 'private'])
    for (const args of [
      ['publish', `${one.id}@2`],
      ['decline', other.id, '--reason=x'],
    ])
      expect(await collectibles(url, ...args)).toMatchObject({
        code: 1,
        err: expect.stringContaining('There is no submitted item'),
      })
    await database.close()
    await drop()
  })
})

test.each([
  [[], 'A task is missing.'],
  [['mend'], 'There is no task "mend".'],
  [['publish'], 'The id of a submitted item is missing.'],
  [['publish', 'an-id'], '"an-id" must be <id>@<revision>'],
  [['decline', 'an-id'], '--reason is missing.'],
  [['generate'], '--tier must be one of demo, big, bench.'],
  [['generate', '--tier=huge'], '--tier must be one of demo, big, bench.'],
  [['generate', '--tier=demo', '--seed=x'], '--seed must be a whole number.'],
  [['generate', '--tier=demo', '--as-of=soon'], '--as-of must be a day like 2026-01-01.'],
])('the arguments %j are refused: %s', async (args, problem) => {
  const { code, err } = await collectibles('file::memory:', ...args)
  expect(code).toBe(1)
  expect(err).toContain(problem)
  expect(err).toContain('npm run collectibles -- check')
})
