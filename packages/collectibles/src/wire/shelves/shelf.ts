import type { Money } from '../money.ts'

/** A folder of an owner: where a copy belongs. */
export interface Folder {
  readonly id: string
  readonly rev: number
  readonly name: string
  /** The folder around it; absent for an outermost one. */
  readonly parent?: string
  /** The names from the outermost one on, parted by ` / `. */
  readonly path: string
  /** Among those beside it; equal ones go by name. */
  readonly position: number
  /** Copies that are here in it, and in those inside it. */
  readonly copies: number
  /** Of these; absent if none has a value. */
  readonly value?: Money
}

/** A place of an owner: where a copy lies. */
export interface OwnPlace extends Folder {
  /** Four signs for a printed label, made by the service. */
  readonly label: string
  readonly notes?: string
}

/** `GET /folders`: each one is followed by those inside it. */
export interface FolderList {
  readonly folders: readonly Folder[]
}

/** `GET /places`: each one is followed by those inside it. */
export interface PlaceList {
  readonly places: readonly OwnPlace[]
}

export interface Tag {
  readonly id: string
  readonly rev: number
  readonly name: string
  /** Copies that are here. */
  readonly copies: number
}

/** `GET /tags`, by name. */
export interface TagList {
  readonly tags: readonly Tag[]
}

/** `DELETE` of a folder, place or tag in which more than 200 copies lie: its copies move in a job, then it is deleted. */
export interface QueuedDeletion {
  readonly batch: string
  readonly job: string
}
