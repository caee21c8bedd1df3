// After the build: draws the pictures of shared links as PNG into the folder of the built files.
import { socialPictures } from '@collect/collectibles'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { pngOf } from './png-of.ts'

const [, , folder = ''] = process.argv
const place = join(folder, 'pictures')
mkdirSync(place, { recursive: true })
for (const { name, svg } of socialPictures()) writeFileSync(join(place, `${name}.png`), pngOf(svg))
