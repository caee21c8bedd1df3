import { thumbHashToRGBA } from 'thumbhash'

/** The colours of a picture from its thumbhash, as a ground from its top to its bottom while the picture is on its way. */
export function thumbGround(hash: string): string | undefined {
  const bytes = bytesOf(hash)
  if (!bytes) return undefined
  const picture = thumbHashToRGBA(bytes)
  return `linear-gradient(${stops.map((y) => colorAt(picture, y)).join(', ')})`
}

/** Parts of the height. */
const stops = [1 / 6, 1 / 2, 5 / 6]

/** A shorter hash has no colours. */
const shortest = 5

function bytesOf(hash: string): readonly number[] | undefined {
  try {
    const bytes = [...atob(hash)].map((sign) => sign.charCodeAt(0))
    return bytes.length < shortest ? undefined : bytes
  } catch {
    return undefined
  }
}

/** The colour in the middle of a line. */
function colorAt({ w, h, rgba }: ReturnType<typeof thumbHashToRGBA>, y: number): string {
  const at = (Math.floor(y * h) * w + Math.floor(w / 2)) * 4
  return `rgb(${rgba.slice(at, at + 3).join(' ')})`
}
