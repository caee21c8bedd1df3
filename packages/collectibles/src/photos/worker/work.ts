import type { PhotoFailure } from '../../wire/index.ts'

/** What the worker is asked: to make the sizes of a picture in a folder that is there. */
export interface Work {
  readonly picture: string
  readonly folder: string
  /** The owner wants to keep the day on which it was taken. */
  readonly keepsDay: boolean
}

export interface MadeSizes {
  /** Pixels of the largest size. */
  readonly width: number
  readonly height: number
  /** Of all sizes together. */
  readonly bytes: number
  /** A thumbhash in Base64. */
  readonly thumb: string
  /** Of the largest size. */
  readonly full_sha256: string
  /** The day on which it was taken; '' if it is not known, or not to be kept. */
  readonly taken_on: string
}

/** What becomes of a picture. */
export type FinalAnswer = { readonly made: MadeSizes } | { readonly failure: PhotoFailure }

/** What the worker answers: a fault is that of the machine, such as a full disk, and not of the picture. */
export type WorkerAnswer =
  | FinalAnswer
  | { readonly fault: { readonly message: string; readonly code: string | undefined } }

/** A picture is given up when the process ends that wants it made. */
export type WorkAnswer = FinalAnswer | { readonly isGivenUp: true }

/** What the worker says once it has started. */
export const ready = 'ready'
