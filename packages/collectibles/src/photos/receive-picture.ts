import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

import { largestPicture } from '../wire/index.ts'
import { headLength, isReadablePicture } from './picture-type.ts'
import { SlowSenderError } from './with-patience.ts'

export type ReceivingRefusal = 'too_large' | 'unknown_kind' | 'empty' | 'broken_off' | 'too_slow'

export type Receiving =
  | { readonly outcome: 'received'; readonly sha256: string; readonly bytes: number }
  | { readonly outcome: 'refused'; readonly why: ReceivingRefusal }

/** The service reads at most so many bytes of a refused picture. */
const longestRead = 4 * largestPicture

/**
 * Writes a picture to a new file while it arrives. What is refused or cannot be written is read to its end all the same:
 * a browser shows no answer that comes before its last byte, and the next picture of a form comes behind it.
 * @throws the error of the file, such as that of a full disk
 */
export async function receivePicture(chunks: AsyncIterable<Uint8Array>, path: string): Promise<Receiving> {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let bytes = 0
  let fault: unknown
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > longestRead) break
      if (bytes > largestPicture || fault !== undefined) continue
      if (head.length < headLength) head = Buffer.concat([head, chunk.subarray(0, headLength - head.length)])
      if (head.length === headLength && !isReadablePicture(head)) continue
      hash.update(chunk)
      // The whole chunk: `write` may write less, for example onto a disk that is nearly full.
      await file.appendFile(chunk).catch((error: unknown) => {
        fault = error
      })
    }
  } catch (error) {
    if (fault === undefined) return refused(error instanceof SlowSenderError ? 'too_slow' : 'broken_off')
  } finally {
    await file.close()
  }
  if (fault !== undefined) throw fault
  if (bytes > largestPicture) return refused('too_large')
  if (bytes === 0) return refused('empty')
  if (!isReadablePicture(head)) return refused('unknown_kind')
  return { outcome: 'received', sha256: hash.digest('hex'), bytes }
}

const refused = (why: ReceivingRefusal): Receiving => ({ outcome: 'refused', why })
