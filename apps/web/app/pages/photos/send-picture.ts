import type { FailureEnvelope, KeptPhoto } from '@collect/collectibles/wire'

/** What became of a picture: the copy that it hangs on, or the id of the error. */
type SentPicture =
  | { readonly copy: string; readonly refusal?: undefined }
  | { readonly copy?: undefined; readonly refusal: string }

/** Sends a picture. The same id twice is one photo. */
export async function sendPicture(
  address: string,
  picture: Blob,
  onPart: (part: number) => void,
): Promise<SentPicture> {
  // Only this tells how much is sent.
  const request = new XMLHttpRequest()
  request.open('PUT', address)
  request.upload.addEventListener('progress', ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0))
  const { promise, resolve } = Promise.withResolvers<SentPicture>()
  request.addEventListener('error', () => resolve({ refusal: 'unavailable' }))
  request.addEventListener('load', () =>
    resolve(request.status < 300 ? { copy: copyOf(request.responseText) } : { refusal: idOf(request.responseText) }),
  )
  request.send(picture)
  return promise
}

const copyOf = (answer: string): string => (JSON.parse(answer) as KeptPhoto).copy // the path's type

function idOf(answer: string): string {
  try {
    return (JSON.parse(answer) as Partial<FailureEnvelope>).error?.id ?? '' // the service's own envelope
  } catch {
    return ''
  }
}
