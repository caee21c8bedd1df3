import { Hono, type Context } from 'hono'

import { newId } from '@collect/storage'
import { photoOf } from '../../copies/reading/copy-photos.ts'
import type { Keeping, PhotoDesk } from '../../photos/photo-desk.ts'
import { withPatience } from '../../photos/with-patience.ts'
import {
  largestPhotoForm,
  largestPicture,
  type KeptPhoto,
  type KeptPhotos,
  type Photo,
  type RefusedFile,
} from '../../wire/index.ts'
import type { Callers } from '../callers.ts'
import { copyIdIn } from '../copies/copy-answer.ts'
import { failureEnvelopeOf, HttpFailure, SessionUnknownError } from '../failure.ts'
import { takes } from '../parameters.ts'
import { parseQuery } from '../query.ts'
import { revisionTag } from '../revision.ts'
import { photoFailure } from './photo-refusals.ts'
import { photoIdIn } from './photo-routes.ts'
import { contentQuery, formQuery } from './photo-query.ts'
import { readPhotoForm, type FormProblem } from './read-photo-form.ts'
import { leadBack, returnPathIn } from './return-path.ts'

interface PhotoUploadsOptions {
  readonly callers: Callers
  readonly desk: PhotoDesk
  readonly now: () => number
  readonly onFault: (error: unknown, request: Request) => void
}

/** The parts of a form around its pictures, in bytes. */
const formAround = 20_000

/** Pictures on their way in: as the body of a request, or in a form. They have limits of their own. */
export function photoUploads({ callers, desk, now, onFault }: PhotoUploadsOptions): Hono {
  const app = new Hono()

  app.put('/photos/:id/content', takes(contentQuery), (c) =>
    closedIfUnread(c, async () => {
      const person = await callers.writer(c, 'photos')
      const wanted = { id: photoIdIn(c), ...parseQuery(contentQuery, c.req.query()) }
      if (declaredLength(c) > largestPicture) throw photoFailure('too_large')
      const refusal = await desk.refusalOf(person.id, wanted)
      if (refusal) throw photoFailure(refusal)
      return answerKept(c, await desk.keep(person, wanted, withPatience(bodyOf(c)), () => callers.owner(c)))
    }),
  )

  app.post('/copies/:id/photos', takes(formQuery), (c) =>
    closedIfUnread(c, async () => {
      const path = returnPathIn(c)
      try {
        return await keepForm(c, path)
      } catch (error) {
        if (path === undefined) throw error
        // A browser shows no answer before it has sent its form.
        await readToEnd(c)
        return leadBack(c, path, [
          ['told', 'photos-refused'],
          ['refused', `${idOf(error, c)}:`],
        ])
      }
    }),
  )

  /** The id of an error, for the page that the form came from. */
  function idOf(error: unknown, c: Context): string {
    if (error instanceof HttpFailure)
      return failureEnvelopeOf(error.status, error.reason, error.details).error.id ?? 'invalid'
    if (!(error instanceof SessionUnknownError)) onFault(error, c.req.raw)
    return 'unavailable'
  }

  async function keepForm(c: Context, path: string | undefined): Promise<Response> {
    const person = await callers.writer(c, 'photos')
    const copy = copyIdIn(c)
    parseQuery(formQuery, c.req.query())
    if (declaredLength(c) > largestPhotoForm + formAround) throw formTooLarge()
    const draftPath = returnPathIn(c, 'draft_to')
    const isDraft = draftPath !== undefined
    const early = await desk.refusalOf(person.id, { id: newId(now()), copy, isDraft, kind: 'other' })
    if (early) throw photoFailure(early)

    const batch = newId(now())
    const photos: Photo[] = []
    const refused: RefusedFile[] = []
    const failures: HttpFailure[] = []
    let isNew = false
    const refuse = (name: string, failure: HttpFailure) => {
      failures.push(failure)
      const { id = 'invalid' } = failureEnvelopeOf(failure.status, failure.reason, failure.details).error
      refused.push({ name, id, reason: failure.reason })
    }
    const { problems, brokenBy } = await readPhotoForm(
      bodyOf(c),
      c.req.header('Content-Type') ?? '',
      async (name, picture) => {
        try {
          // The first one was counted with the request.
          if (photos.length + failures.length > 0) await callers.writer(c, 'photos')
          const wanted = { id: newId(now()), copy, isDraft, kind: 'other', batch } as const
          const keeping = await desk.keep(person, wanted, picture, () => callers.owner(c))
          if (keeping.outcome === 'refused') return refuse(name, photoFailure(keeping.why))
          photos.push(photoOf(keeping.photo))
          isNew ||= keeping.isNew
        } catch (error) {
          if (!(error instanceof HttpFailure)) throw error
          refuse(name, error)
        }
      },
    )
    for (const { name, problem } of problems) refuse(name, problemFailures[problem]())
    if (brokenBy === 'form_too_large') refuse('', formTooLarge())
    else if (brokenBy && failures.length === 0) refuse('', photoFailure(brokenBy))
    const [first] = failures
    if (photos.length === 0 && (!first || path === undefined)) throw first ?? nothingChosen()
    if (path !== undefined)
      return leadBack(c, photos.length > 0 ? (draftPath ?? path) : path, [
        ['told', refused.length > 0 ? 'photos-refused' : 'photos-added'],
        ['count', String(photos.length)],
        ...(isNew ? [['batch', batch] as const] : []),
        ...refused.map(({ name, id }) => ['refused', `${id}:${shortened(name)}`] as const),
      ])
    if (isNew) c.header('Batch-Id', batch)
    return c.json({ photos, refused } satisfies KeptPhotos, isNew ? 201 : 200)
  }

  return app
}

function answerKept(c: Context, keeping: Keeping): Response {
  if (keeping.outcome === 'refused') throw photoFailure(keeping.why)
  const { photo, isNew, batch } = keeping
  if (batch !== undefined) c.header('Batch-Id', batch)
  c.header('ETag', revisionTag(photo.rev))
  const answer: KeptPhoto = { copy: photo.copy_id, photo: photoOf(photo) }
  return c.json(answer, photo.state === 'waiting' ? 202 : isNew ? 201 : 200)
}

const problemFailures: Readonly<Record<FormProblem, () => HttpFailure>> = {
  unknown_field: () => new HttpFailure(422, 'There is no such field.'),
  too_many_files: () => new HttpFailure(422, 'A form has at most 6 pictures.'),
}

const formTooLarge = () => new HttpFailure(413, 'The pictures of a form have at most 64 MB together.')

const nothingChosen = () =>
  new HttpFailure(422, 'No picture was chosen.', {
    details: [{ path: 'photos', id: 'required', message: 'Choose a picture.' }],
  })

/** A name of a file that fits into an address. */
const shortened = (name: string): string => [...name.replaceAll(/\p{Cc}/gu, '')].slice(-60).join('')

const declaredLength = (c: Context): number => Number(c.req.header('Content-Length') ?? 0)

const emptyBody = () => new ReadableStream<Uint8Array>({ start: (controller) => controller.close() })
const bodyOf = (c: Context): ReadableStream<Uint8Array> => c.req.raw.body ?? emptyBody()

/** Reads what is left of a body, up to the limit of a form. */
async function readToEnd(c: Context): Promise<void> {
  if (c.req.raw.bodyUsed || declaredLength(c) > largestPhotoForm + formAround) return
  let bytes = 0
  try {
    for await (const chunk of bodyOf(c)) {
      bytes += chunk.length
      if (bytes > largestPhotoForm) return
    }
  } catch {
    // The client has gone.
  }
}

/** If the rest of a body stays unread, the connection takes no other request. */
async function closedIfUnread(c: Context, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HttpFailure && declaredLength(c) > 0) {
      const headers = { ...error.details.headers, Connection: 'close' }
      throw new HttpFailure(error.status, error.reason, { ...error.details, headers })
    }
    throw error
  }
}
