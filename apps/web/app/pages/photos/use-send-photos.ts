import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { uuidV7 } from '../own-item/uuid-v7.ts'
import { readyPicture } from './ready-picture.ts'
import { sendPicture } from './send-picture.ts'
import { useRefusalToast } from './use-refusal-toast.ts'

/** A picture on its way. */
export interface SentPhoto {
  readonly key: string
  readonly name: string
  readonly state: 'waiting' | 'sending' | 'kept' | 'refused'
  /** What of it is sent, 0 to 1. */
  readonly part: number
  /** The id of the error. */
  readonly why: string
}

/** Pictures that are sent at a time (docs/contract/collectibles.md §8.1). */
const atOnce = 2

interface SendPhotosOptions {
  readonly copy: string
  /** Of the next photo; 1 is the first. */
  readonly position: number
  /** Photos keep the day on which they were taken, so they are sent as they are where that works. */
  readonly keepsDays: boolean
}

/** Sends pictures in the order of their choice, two at a time, and shows each on the page once it is there. */
export function useSendPhotos({ copy, position, keepsDays }: SendPhotosOptions) {
  const [sent, setSent] = useState<readonly SentPhoto[]>([])
  const { revalidate } = useRevalidator()
  const { tell } = useRefusalToast()
  const queue = useRef<{ readonly key: string; readonly file: File; readonly position: number }[]>([])
  const running = useRef(0)

  const change = (key: string, set: Partial<SentPhoto>) =>
    setSent((photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...set } : photo)))

  async function goOn() {
    if (running.current >= atOnce) return
    running.current++
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { key, file, position: at } = next
      change(key, { state: 'sending' })
      const picture = await readyPicture(file, keepsDays)
      const address = `/api/collectibles/photos/${key}/content?${new URLSearchParams({ copy, position: String(at) })}`
      const { refusal } = await sendPicture(address, picture, (part) => change(key, { part }))
      change(key, refusal === undefined ? { state: 'kept', part: 1 } : { state: 'refused', why: refusal })
      if (refusal === undefined) void revalidate()
      else tell(file.name, refusal)
    }
    running.current--
  }

  function send(files: readonly File[]) {
    const going = sent.filter(({ state }) => state === 'sending' || state === 'waiting').length
    const added = files.map((file, at) => ({ key: uuidV7(Date.now()), file, position: position + going + at }))
    queue.current.push(...added)
    setSent((photos) => [
      ...photos.filter(({ state }) => state === 'sending' || state === 'waiting'),
      ...added.map(({ key, file: { name } }) => ({ key, name, state: 'waiting', part: 0, why: '' }) as const),
    ])
    for (let at = 0; at < atOnce; at++) void goOn()
  }

  const forget = (key: string) => setSent((photos) => photos.filter((photo) => photo.key !== key))

  return { sent, send, forget }
}
