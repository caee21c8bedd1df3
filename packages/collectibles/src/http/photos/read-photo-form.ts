import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { Busboy } from '@fastify/busboy'

import { SlowSenderError, withPatience } from '../../photos/with-patience.ts'
import { largestPhotoForm, largestPicture, mostFilesOfForm } from '../../wire/index.ts'
import { HttpFailure } from '../failure.ts'

/** The field of the form that has the pictures. */
const pictureField = 'photos'

/** What of a form is no picture, or one too many. */
export type FormProblem = 'unknown_field' | 'too_many_files'

interface PhotoFormReading {
  readonly problems: readonly { readonly name: string; readonly problem: FormProblem }[]
  /** Why the form was not read to its end. */
  readonly brokenBy?: 'broken_off' | 'too_slow' | 'form_too_large'
}

/**
 * Reads a form while it arrives: one picture after the other, none of them whole in memory.
 * @param take Must read the picture to its end
 * @throws Failure 415 for what is no form
 */
export async function readPhotoForm(
  body: ReadableStream<Uint8Array>,
  type: string,
  take: (name: string, picture: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<PhotoFormReading> {
  const form = openForm(type)
  const problems: { name: string; problem: FormProblem }[] = []
  const pictures = new Set<Readable>()
  let last: Promise<unknown> = Promise.resolve()
  form.on('file', (field, picture, name: string | undefined) => {
    if (field !== pictureField || name === undefined || name === '') {
      // A browser sends an empty file where none was chosen.
      if (field !== pictureField) problems.push({ name: field, problem: 'unknown_field' })
      picture.resume()
      return
    }
    pictures.add(picture)
    picture.once('close', () => pictures.delete(picture))
    // Its end is an error only while someone reads it.
    picture.on('error', () => {})
    last = last.then(() => take(name, picture)).finally(() => picture.resume())
    last.catch(() => {})
  })
  form.on('field', (field) => {
    if (field !== pictureField) problems.push({ name: field, problem: 'unknown_field' })
  })
  form.on('filesLimit', () => problems.push({ name: '', problem: 'too_many_files' }))

  let brokenBy: PhotoFormReading['brokenBy']
  try {
    await pipeline(counted(Readable.fromWeb(body as NodeStream<Uint8Array>)), form)
  } catch (error) {
    brokenBy =
      error instanceof LargeFormError ? 'form_too_large' : error instanceof SlowSenderError ? 'too_slow' : 'broken_off'
    for (const picture of pictures) picture.destroy(new Error('the form broke off'))
  }
  await last
  return { problems, ...(brokenBy && { brokenBy }) }
}

function openForm(type: string) {
  try {
    if (!type.toLowerCase().startsWith('multipart/form-data')) throw new Error('another type')
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fileSize: largestPicture + 1,
        files: mostFilesOfForm,
        fields: 4,
        fieldSize: 1000,
        parts: 16,
        headerPairs: 16,
        headerSize: 4096,
      },
    })
  } catch {
    throw new HttpFailure(415, 'Content-Type must be multipart/form-data with a boundary.')
  }
}

class LargeFormError extends Error {}

async function* counted(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of withPatience(chunks)) {
    bytes += chunk.length
    if (bytes > largestPhotoForm) throw new LargeFormError('the form is too large')
    yield chunk
  }
}
