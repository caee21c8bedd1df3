import type { FailureEnvelope } from '@collect/collectibles/wire'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { uuidV7 } from '../own-item/uuid-v7.ts'
import { readyPicture } from './ready-picture.ts'

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

/** Sends pictures one after the other, in the order of their choice, and shows each on the page once it is there. */
export function useSendPhotos(copy: string) {
  const [sent, setSent] = useState<readonly SentPhoto[]>([])
  const { revalidate } = useRevalidator()
  const queue = useRef<{ readonly key: string; readonly file: File }[]>([])
  const isRunning = useRef(false)

  const change = (key: string, set: Partial<SentPhoto>) =>
    setSent((photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...set } : photo)))

  async function goOn() {
    if (isRunning.current) return
    isRunning.current = true
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { key, file } = next
      change(key, { state: 'sending' })
      const why = await sendPicture(copy, key, file, (part) => change(key, { part }))
      change(key, why === undefined ? { state: 'kept', part: 1 } : { state: 'refused', why })
      if (why === undefined) void revalidate()
    }
    isRunning.current = false
  }

  function send(files: readonly File[]) {
    const added = files.map((file) => ({ key: uuidV7(Date.now()), file }))
    queue.current.push(...added)
    setSent((photos) => [
      ...photos.filter(({ state }) => state === 'sending' || state === 'waiting'),
      ...added.map(({ key, file: { name } }) => ({ key, name, state: 'waiting', part: 0, why: '' }) as const),
    ])
    void goOn()
  }

  const forget = (key: string) => setSent((photos) => photos.filter((photo) => photo.key !== key))

  return { sent, send, forget }
}

/** Answers the id of the error; undefined if the photo is kept. The same id twice is one photo. */
async function sendPicture(
  copy: string,
  id: string,
  file: File,
  onPart: (part: number) => void,
): Promise<string | undefined> {
  const picture = await readyPicture(file)
  const address = `/api/collectibles/photos/${id}/content?copy=${encodeURIComponent(copy)}`
  // Only this tells how much is sent.
  const request = new XMLHttpRequest()
  request.open('PUT', address)
  request.upload.addEventListener('progress', ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0))
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  request.addEventListener('error', () => resolve('unavailable'))
  request.addEventListener('load', () => resolve(request.status < 300 ? undefined : idOf(request.responseText)))
  request.send(picture)
  return promise
}

function idOf(answer: string): string {
  try {
    return (JSON.parse(answer) as Partial<FailureEnvelope>).error?.id ?? '' // the service's own envelope
  } catch {
    return ''
  }
}
