import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { photoSizes, type PhotoSize } from '../wire/index.ts'
import { fileOfSize } from './file-of-size.ts'

export interface StoredPicture {
  readonly bytes: number
  /** Opens the file. */
  readonly open: () => ReadableStream<Uint8Array<ArrayBuffer>>
}

/** Where the files of photos lie. Several processes need one that all of them see. */
export interface PhotoFolder {
  /** A folder of this machine for what arrives and for what is being made. Its files may vanish after a day. */
  readonly scratch: string
  /** Takes a local file over. Readers see the whole file or none. */
  write(photo: string, size: PhotoSize, file: string): Promise<void>
  /** A file of a photo; undefined if there is none. */
  read(photo: string, size: PhotoSize): Promise<StoredPicture | undefined>
  /** Deletes all files of a photo, also those that wait in the scratch folder. */
  remove(photo: string): Promise<void>
  /** The photos that have files, and when those last changed, in milliseconds since 1970. */
  list(): AsyncIterable<{ readonly photo: string; readonly sizes: readonly PhotoSize[]; readonly changedAt: number }>
}

const isPhotoId = (name: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)

/** Only the account of the service reads the pictures. */
const folderMode = 0o700

/**
 * Photos in a folder of the file system: `<last two signs of id>/<id>/<size>`. The first signs of an id are its time,
 * so the last ones spread the photos evenly.
 */
export function openPhotoFolder(path: string): PhotoFolder {
  const scratch = join(path, 'incoming')
  const folderOf = (photo: string) => join(path, photo.slice(-2), photo)

  return {
    scratch,

    async write(photo, size, file) {
      await mkdir(folderOf(photo), { recursive: true, mode: folderMode })
      // On the same disk, so that the file is there at once.
      await rename(file, join(folderOf(photo), fileOfSize[size]))
    },

    async read(photo, size) {
      if (!isPhotoId(photo)) return undefined
      const file = join(folderOf(photo), fileOfSize[size])
      const found = await stat(file).catch(unlessAbsent)
      return (
        found && {
          bytes: found.size,
          open: () => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array<ArrayBuffer>>, // of bytes
        }
      )
    },

    async remove(photo) {
      if (!isPhotoId(photo)) return
      await rm(folderOf(photo), { recursive: true, force: true })
      // What was sent, if it waits to be made.
      const waiting = (await namesIn(scratch)).filter((name) => name.startsWith(`${photo}.`))
      for (const name of waiting) await rm(join(scratch, name), { recursive: true, force: true })
    },

    async *list() {
      for (const part of await namesIn(path)) {
        if (!/^[0-9a-f]{2}$/.test(part)) continue
        for (const photo of await namesIn(join(path, part))) {
          if (!isPhotoId(photo)) continue
          const files = new Set(await namesIn(join(path, part, photo)))
          const found = await stat(join(path, part, photo)).catch(unlessAbsent)
          if (found)
            yield {
              photo,
              sizes: photoSizes.filter((size) => files.has(fileOfSize[size])),
              changedAt: found.mtimeMs,
            }
        }
      }
    },
  }
}

/** Makes the folder for what arrives, if it is not there. */
export async function makeScratch({ scratch }: Pick<PhotoFolder, 'scratch'>): Promise<void> {
  await mkdir(scratch, { recursive: true, mode: folderMode })
}

const namesIn = async (path: string): Promise<readonly string[]> => (await readdir(path).catch(unlessAbsent)) ?? []

/** @throws the error, unless it says that a file or a folder is not there */
function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
