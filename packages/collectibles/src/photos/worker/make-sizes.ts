import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

import type { PhotoFailure } from '../../wire/index.ts'
import { mostPixels } from '../../wire/copies/photo-limits.ts'
import { fileOfSize } from '../file-of-size.ts'
import { dayTaken } from './day-taken.ts'
import type { MadeSizes, Work, WorkerAnswer } from './work.ts'

// One thread and no cache, so that memory stays flat. Of libvips' many readers, only these are reachable.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
  ],
})

/** Pixels of the longest side of the largest size. */
const fullSide = 4096
/** A thumbhash is made of at most this many pixels on a side. */
const hashSide = 100

/**
 * Makes the sizes of a picture (docs/contract/collectibles.md §8.2): upright, in sRGB, the first frame of an animated
 * one. sharp writes no metadata unless it is told to.
 */
export async function makeSizes({ picture, folder, keepsDay }: Work): Promise<WorkerAnswer> {
  let sizes: Awaited<ReturnType<typeof sizesOf>>
  let taken_on = ''
  try {
    sizes = await sizesOf(picture)
    if (keepsDay) taken_on = await dayOf(picture)
  } catch (error) {
    return { failure: failureOf(error instanceof Error ? error.message : String(error)) }
  }
  const { files, ...made } = sizes
  try {
    for (const [size, file] of Object.entries(files))
      await writeFile(join(folder, fileOfSize[size as keyof typeof files]), file, { mode: 0o600 }) // its own key
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException // of the file system
    return { fault: { message, code } }
  }
  return { made: { ...made, taken_on } }
}

async function dayOf(picture: string): Promise<string> {
  const { exif } = await sharp(picture, { limitInputPixels: mostPixels }).metadata()
  return exif === undefined ? '' : dayTaken(exif)
}

/** The encoded sizes, which are a few megabytes at most, and what is known about them. */
async function sizesOf(picture: string) {
  const source = sharp(picture, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
  // Decoded once. A picture that is cut off fails here, before anything is written.
  const { data, info } = await source
    .autoOrient()
    .resize({ width: fullSide, height: fullSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const decoded = () => sharp(data, { raw: { width, height, channels } })
  const inside = (side: number) =>
    decoded().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

  const images = {
    '160': squareOf(decoded(), width, height).resize(160, 160).webp({ quality: 70 }),
    '480': inside(480).webp({ quality: 75 }),
    '1600': inside(1600).jpeg({ quality: 82 }),
    full: decoded().jpeg({ quality: 90 }),
  } as const satisfies Record<keyof typeof fileOfSize, Sharp>
  // The largest size takes longer than all others, so those are made meanwhile.
  const full = images.full.toBuffer()
  // If another one fails first.
  full.catch(() => {})
  const smaller = {
    '160': await images['160'].toBuffer(),
    '480': await images['480'].toBuffer(),
    '1600': await images['1600'].toBuffer(),
  }
  const thumb = await thumbOf(inside(hashSide))
  const files = { ...smaller, full: await full }
  return {
    files,
    width,
    height,
    bytes: Object.values(files).reduce((sum, { length }) => sum + length, 0),
    thumb,
    full_sha256: createHash('sha256').update(files.full).digest('hex'),
  } satisfies Omit<MadeSizes, 'taken_on'> & { readonly files: Record<keyof typeof fileOfSize, Buffer> }
}

/** The middle square. It is cut out first: a line of one pixel would become a very long picture else. */
function squareOf(image: Sharp, width: number, height: number): Sharp {
  const side = Math.min(width, height)
  return image.extract({
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) / 2),
    width: side,
    height: side,
  })
}

async function thumbOf(image: Sharp): Promise<string> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** libvips says in words why it stopped. */
function failureOf(message: string): PhotoFailure {
  if (/pixel limit/i.test(message)) return 'too_many_pixels'
  if (/premature end|truncated|end of (?:file|stream|input)|unexpected end/i.test(message)) return 'cut_off'
  return 'undecodable'
}
