import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '@collect/storage'
import type { TestServer } from '../../e2e/setup/test-server.ts'
import { jpegOf } from '../../packages/collectibles/test/photos/pictures.ts'
import { childrenOf } from '../fleet/child-processes.ts'
import { memoryOf } from '../interleaved.ts'
import type { Person } from '../person.ts'
import { MB, table } from '../table.ts'
import { idleSince, milliseconds, percent, percentiles, processorTimes } from './spread.ts'

/** docs/contract/collectibles.md §19, in milliseconds and bytes. */
const bars = { one: 1_000, all: 60_000, service: 20 * 1024 ** 2, worker: 400 * 1024 ** 2 }
const photos = 100
/** Photos of one copy; the contract allows 24. */
const ofCopy = 20

/** A photo that takes longer, in milliseconds, is a fault. */
const longest = 30_000

interface SentPhoto {
  readonly id: string
  readonly state: string
}

/** Sends pictures of 12 megapixels one after the other. Each is waited for until it has all its sizes. */
export async function measurePhotos(server: TestServer, person: Person): Promise<boolean> {
  // As large as those of a phone: 3 MB.
  const picture = await jpegOf({ width: 4_032, height: 3_024, grain: 24 })
  const put = async (path: string, type: string, body: BodyInit) => {
    const answer = await fetch(`${server.origin}/api/collectibles${path}`, {
      method: 'PUT',
      headers: { Accept: 'application/json', Cookie: person.cookie, 'Content-Type': type },
      body,
    })
    if (!answer.ok) throw new Error(`PUT ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const copies = Array.from({ length: Math.ceil(photos / ofCopy) }, () => newId(Date.now()))
  for (const copy of copies)
    await put(`/copies/${copy}`, 'application/json', JSON.stringify({ category: 'coins', name: 'Photographed' }))
  const stateOf = async (copy: string, id: string) => {
    const answer = await person.call(`/api/collectibles/copies/${copy}`)
    const { photos: shown } = (await answer.json()) as { photos: readonly SentPhoto[] }
    return shown.find((photo) => photo.id === id)?.state
  }
  const send = async (number: number) => {
    const copy = copies[Math.floor(number / ofCopy)] ?? ''
    const path = `/photos/${newId(Date.now())}/content?copy=${copy}`
    const begun = performance.now()
    const { photo } = (await put(path, 'image/jpeg', unlike(picture, number))) as { photo: SentPhoto }
    // After two seconds the service answers before the sizes are made.
    for (let { state } = photo; state !== 'ready'; state = (await stateOf(copy, photo.id)) ?? 'gone') {
      if (state !== 'waiting' || performance.now() - begun > longest) throw new Error(`the photo is ${state}`)
      await pause(20)
    }
    return performance.now() - begun
  }
  const memory = memoryOf(server.pid())
  const processors = processorTimes()
  // The first one starts the worker.
  const first = await send(0)
  let [most, worker] = [0, 0]
  const took: number[] = []
  for (let number = 1; number < photos; number++) {
    took.push(await send(number))
    most = Math.max(most, memoryOf(server.pid()))
    worker = Math.max(worker, ...childrenOf(server.pid()).map(memoryOf))
  }
  const all = first + took.reduce((sum, one) => sum + one, 0)
  const { p50, p99 } = percentiles(took)
  const rows = [
    ['the first one, which starts the worker', first, bars.one, milliseconds],
    ['p50 of the others', p50, bars.one, milliseconds],
    ['p99 of the others', p99, bars.one, milliseconds],
    [`all ${photos}`, all, bars.all, milliseconds],
    ['memory that the service took', most - memory, bars.service, MB],
    ['memory of the worker', worker, bars.worker, MB],
  ] as const
  table(
    `Photos of 12 megapixels (${MB(picture.length)}), one after the other, idle ${percent(idleSince(processors))}`,
    rows.map(([name, value, bar, shown]) => [name, shown(value), `at most ${shown(bar)}`, said(value <= bar)]),
  )
  return rows.every(([, value, bar]) => value <= bar)
}

const said = (isKept: boolean): string => (isKept ? 'kept' : 'MISSED')

/** The same picture with a comment of its own behind its first marker, because equal bytes are one photo. */
function unlike(picture: Uint8Array<ArrayBuffer>, number: number): Uint8Array<ArrayBuffer> {
  const comment = Buffer.from(String(number).padStart(6, '0'))
  return new Uint8Array(
    Buffer.concat([
      picture.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, comment.length + 2]),
      comment,
      picture.subarray(2),
    ]),
  )
}
