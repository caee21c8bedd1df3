import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newId, type Database } from '@collect/storage'
import type { Kysely } from 'kysely'

import type { Act, Acts, Person } from '../acts/act.ts'
import { makeCopy } from '../copies/copy-acts.ts'
import { hasRoomForCopy } from '../copies/reading/count-copies.ts'
import { photosOf, type StoredPhoto } from '../copies/reading/copy-photos.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { mostPhotos, type AddDefaults, type PhotoFailure, type PhotoKind } from '../wire/index.ts'
import { finishPhoto, moveIn } from './finish-photo.ts'
import { makePhoto, photoBytesOf } from './photo-acts.ts'
import { makeScratch, type PhotoFolder } from './photo-folder.ts'
import type { PhotoWorkshop } from './photo-workshop.ts'
import { receivePicture, type ReceivingRefusal } from './receive-picture.ts'
import type { WorkAnswer } from './worker/work.ts'

export type PhotoRefusal =
  | ReceivingRefusal
  | PhotoFailure
  | 'no_copy'
  /** Another account has the id, or it is in the bin. */
  | 'no_photo'
  /** The id has another picture. */
  | 'other_picture'
  | 'too_many_photos'
  | 'too_many_copies'
  | 'no_room'
  /** This process ends. */
  | 'given_up'

export type Keeping =
  | { readonly outcome: 'kept'; readonly photo: StoredPhoto; readonly isNew: boolean; readonly batch?: string }
  | { readonly outcome: 'refused'; readonly why: PhotoRefusal }

export interface WantedPhoto {
  readonly id: string
  /** A draft is made around the photo unless given. */
  readonly copy?: string | undefined
  /** The copy may be missing: then it is the id of the draft. */
  readonly isDraft?: boolean | undefined
  readonly position?: number | undefined
  readonly kind: PhotoKind
  /** Of several photos that are one act. */
  readonly batch?: string | undefined
}

/** Takes pictures in. */
export interface PhotoDesk {
  /** What would be refused whatever the picture is; asked before it is sent. */
  refusalOf(owner: string, wanted: WantedPhoto): Promise<PhotoRefusal | undefined>
  /** @param isStillIn Called once the picture is there, minutes later perhaps; throws if the session has ended meanwhile. */
  keep(
    person: Person,
    wanted: WantedPhoto,
    picture: AsyncIterable<Uint8Array>,
    isStillIn: () => Promise<unknown>,
  ): Promise<Keeping>
  /** Makes the sizes of a photo that waits. */
  goOn(photo: StoredPhoto, picture: string): Promise<void>
  /** Waits for photos that are being made, which a stopped workshop gives up. */
  settled(): Promise<void>
}

interface PhotoDeskOptions {
  readonly database: Database
  readonly acts: Acts
  readonly folder: PhotoFolder
  readonly workshop: PhotoWorkshop
  /** Bytes of all photos of an account. */
  readonly quota: number
  /** How long a request waits for the sizes of its picture, in milliseconds. */
  readonly patience?: number | undefined
  readonly now: () => number
}

type Db = Kysely<CollectiblesTables>

export function openPhotoDesk({
  database,
  acts,
  folder,
  workshop,
  quota,
  patience = 2000,
  now,
}: PhotoDeskOptions): PhotoDesk {
  const tables = database.tables<CollectiblesTables>()
  const running = new Set<Promise<void>>()

  const refusalOf = async (owner: string, { id, copy, isDraft }: WantedPhoto, db: Db = tables) => {
    const taken = await photoWithId(db, id)
    if (taken) return taken.owner_id === owner && taken.deleted_at === null ? undefined : 'no_photo'
    if ((await photoBytesOf(db, owner)) >= quota) return 'no_room'
    if (copy === undefined || (isDraft && !(await isKnownCopy(db, copy))))
      return (await hasRoomForCopy(db, owner)) ? undefined : 'too_many_copies'
    if (!(await isLiveCopy(db, owner, copy))) return 'no_copy'
    return (await photosOf(db, owner, copy)).length >= mostPhotos ? 'too_many_photos' : undefined
  }

  /** The same bytes again: of the request itself, or of another photo of the copy, unless that one could not be made. */
  async function twinOf(
    db: Db,
    owner: string,
    { id, copy }: WantedPhoto,
    sha256: string,
  ): Promise<Keeping | undefined> {
    const taken = await photoWithId(db, id)
    if (taken?.sha256 === sha256)
      return taken.state === 'failed'
        ? refused(taken.failure as PhotoFailure) // the worker's own word
        : { outcome: 'kept', photo: taken, isNew: false }
    if (taken) return refused('other_picture')
    const twin =
      copy && (await photosOf(db, owner, copy)).find((photo) => photo.sha256 === sha256 && photo.state !== 'failed')
    return twin ? { outcome: 'kept', photo: twin, isNew: false } : undefined
  }

  /** @param bytes What the photo takes for now */
  async function enter(
    person: Person,
    wanted: WantedPhoto,
    picture: Parameters<typeof makePhoto>[1]['picture'],
    moveFiles: (photo: string) => Promise<void>,
  ): Promise<Keeping> {
    const batch = wanted.batch ?? newId(now())
    const work = async (act: Act): Promise<Keeping> => {
      const refusal = await refusalOf(act.owner, wanted, act.db)
      if (refusal) return refused(refusal)
      const twin = await twinOf(act.db, act.owner, wanted, picture.sha256)
      if (twin) return twin
      if ((await photoBytesOf(act.db, act.owner)) + picture.bytes > quota) return refused('no_room')
      const { copy: known } = wanted
      const copy = known && (await isKnownCopy(act.db, known)) ? known : await makeDraft(act, known)
      const { id } = await makePhoto(act, { ...wanted, copy, picture })
      await moveFiles(id)
      // Its place may have changed.
      return { outcome: 'kept', photo: (await photoWithId(act.db, id)) as StoredPhoto, isNew: true } // just made
    }
    const result = await tables.transaction().execute((db) => acts.within(db, person, batch, work))
    return result.outcome === 'kept' && result.isNew ? { ...result, batch } : result
  }

  /** A photo that is given up waits on, with its picture, until a process goes on with it. */
  async function finish(photo: StoredPhoto, answer: WorkAnswer, files: Files): Promise<void> {
    if (!('isGivenUp' in answer)) await finishPhoto(database, folder, photo, answer, files.made, quota)
    await clear('isGivenUp' in answer ? { made: files.made } : files)
  }

  function inBackground(work: Promise<void>): void {
    const tracked = work.finally(() => running.delete(tracked))
    running.add(tracked)
    tracked.catch(() => {})
  }

  return {
    refusalOf: (owner, wanted) => refusalOf(owner, wanted),

    async keep(person, wanted, chunks, isStillIn) {
      workshop.prepare()
      await makeScratch(folder)
      // By its name, the picture is found again when this process ends before it is made.
      const picture = join(folder.scratch, `${wanted.id}.${randomUUID()}`)
      const made = `${picture}.made`
      let isWaiting = false
      try {
        const received = await receivePicture(chunks, picture)
        if (received.outcome === 'refused') return refused(received.why)
        const { sha256 } = received
        const refusal = await refusalOf(person.id, wanted)
        if (refusal) return refused(refusal)
        const twin = await twinOf(tables, person.id, wanted, sha256)
        if (twin) return twin
        if ((await photoBytesOf(tables, person.id)) + received.bytes > quota) return refused('no_room')

        await mkdir(made, { mode: 0o700 })
        const keepsDay = await wantsDays(tables, person.id)
        const making = workshop.make({ picture, folder: made, keepsDay })
        const answer = await inTime(making, patience)
        if (answer && 'isGivenUp' in answer) return refused('given_up')
        if (answer && 'failure' in answer) return refused(answer.failure)
        await isStillIn()
        if (answer) {
          const sizes = { sha256, state: 'ready', ...answer.made } as const
          return await enter(person, wanted, sizes, (photo) => moveIn(folder, photo, made))
        }
        const waiting = { sha256, state: 'waiting', bytes: received.bytes } as const
        const keeping = await enter(person, wanted, waiting, async () => {})
        if (keeping.outcome === 'kept' && keeping.isNew) {
          isWaiting = true
          inBackground(making.then((late) => finish(keeping.photo, late, { picture, made })))
        }
        return keeping
      } finally {
        if (!isWaiting) await clear({ picture, made })
      }
    },

    async goOn(photo, picture) {
      const made = `${picture}.made`
      await rm(made, { recursive: true, force: true })
      await mkdir(made, { mode: 0o700 })
      const keepsDay = await wantsDays(tables, photo.owner_id)
      await finish(photo, await workshop.make({ picture, folder: made, keepsDay }), { picture, made })
    },

    async settled() {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}

interface Files {
  /** What was sent. */
  readonly picture?: string
  /** The folder of its sizes. */
  readonly made: string
}

async function clear(files: Files): Promise<void> {
  for (const path of Object.values(files)) await rm(path, { recursive: true, force: true })
}

const refused = (why: PhotoRefusal): Keeping => ({ outcome: 'refused', why })

/** A photo with an id, of any account. */
const photoWithId = (db: Db, id: string): Promise<StoredPhoto | undefined> =>
  db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst()

async function isLiveCopy(db: Db, owner: string, copy: string): Promise<boolean> {
  const found = await db
    .selectFrom('copies')
    .select('id')
    .where('id', '=', copy)
    .where('owner_id', '=', owner)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Of any account, also in the bin. */
const isKnownCopy = async (db: Db, copy: string): Promise<boolean> =>
  (await db.selectFrom('copies').select('id').where('id', '=', copy).executeTakeFirst()) !== undefined

/** Whether photos of an account keep the day on which they were taken. */
async function wantsDays(db: Db, owner: string): Promise<boolean> {
  const row = await db.selectFrom('collectors').select('defaults').where('owner_id', '=', owner).executeTakeFirst()
  return row !== undefined && (JSON.parse(row.defaults) as AddDefaults).photo_days === true // the settings' own
}

/** A copy about which nothing is known but what its photo shows. */
const makeDraft = async (act: Act, id?: string): Promise<string> =>
  (await makeCopy(act, { ...(id !== undefined && { id }), category_id: 'other', status: 'draft' })).id

/** The answer, unless it takes too long for a request. */
async function inTime(making: Promise<WorkAnswer>, patience: number): Promise<WorkAnswer | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), patience)
  try {
    return await Promise.race([making, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
