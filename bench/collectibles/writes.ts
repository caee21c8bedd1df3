import type { InProcess } from './in-process.ts'
import { diskSpread, spreadOf, type Measured } from './spread.ts'

/** Copies that are changed, one after the other; fewer of a small collection. */
const changes = 300
/** What a write may take beyond the disk (docs/contract/collectibles.md §19), in milliseconds. */
const most = { sqlite: 20, postgres: 30 } as const

/** Changes copies one by one: columns, words, counters, activity and disk. */
export async function measureWrites(
  service: InProcess,
  owner: string,
  file: string,
): Promise<{ readonly disk: Measured; readonly write: Measured }> {
  const revisions: (readonly [id: string, rev: number])[] = []
  for (let from = 0; from < changes; from += 100) {
    const { copies } = await service.read<{ copies: readonly { id: string; rev: number }[] }>(
      `/copies?sort=name&page_size=100&from=${from}`,
      { person: owner },
    )
    revisions.push(...copies.map(({ id, rev }) => [id, rev] as const))
  }
  const disk = await diskSpread(file)
  const write = await spreadOf(revisions.length, async (number) => {
    const [id, rev] = revisions[number] ?? ['', 0]
    await service.ask(`/copies/${id}`, {
      method: 'PATCH',
      person: owner,
      headers: { 'If-Match': `"${rev}"` },
      body: { own_value: { amount: { amount: 100 + number, currency: 'EUR' } }, notes: `Looked at again, ${number}` },
    })
  })
  return {
    disk: { name: 'the disk alone, 4 kB', bar: {}, ...disk },
    write: {
      name: 'PATCH /copies/{id}',
      bar: { p99: most[service.database.dialect] + disk.p99 },
      ...write,
    },
  }
}
