import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { chunkPlaces } from './chunks.ts'

const root = join(import.meta.dirname, '../../..')
const files = ['apps/web/app', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`)]
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )

test.each(Object.entries(chunkPlaces).flatMap(([chunk, places]) => places.map((place) => ({ chunk, place }))))(
  'the chunk "$chunk" finds a file at $place',
  ({ place }) => {
    const isPlaced = existsSync(join(root, place)) || files.some((file) => new RegExp(place).test(file))
    expect(isPlaced).toBe(true)
  },
)
