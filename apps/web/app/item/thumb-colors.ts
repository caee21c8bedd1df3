/**
 * The colours of a picture from its thumbhash, as a ground from its top to its bottom while the picture is on its way.
 * The hash is read as its author describes it: https://evanw.github.io/thumbhash/
 */
export function thumbGround(hash: string): string | undefined {
  const bytes = bytesOf(hash)
  return bytes && `linear-gradient(${stops.map((y) => colorAt(bytes, y)).join(', ')})`
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

/** The colour in the middle of a line: the average, and the waves that change it from top to bottom. */
function colorAt(bytes: readonly number[], y: number): string {
  const byte = (at: number) => bytes[at] ?? 0
  const [head, size] = [byte(0) | (byte(1) << 8) | (byte(2) << 16), byte(3) | (byte(4) << 8)]
  const part = (word: number, from: number, bits: number) => ((word >> from) & (2 ** bits - 1)) / (2 ** bits - 1)
  const hasAlpha = head >> 23 === 1
  const [long, short] = [hasAlpha ? 5 : 7, size & 7]
  const [across, down] = size >> 15 === 1 ? [long, short] : [short, long]
  /** Waves lie in half bytes, one channel behind the other. */
  let at = (hasAlpha ? 6 : 5) * 2
  const waves = (nx: number, ny: number, scale: number): number => {
    let sum = 0
    for (let cy = 0; cy < ny; cy++)
      for (let cx = cy === 0 ? 1 : 0; cx * ny < nx * (ny - cy); cx++) {
        const height = ((byte(at >> 1) >> ((at & 1) * 4)) & 15) / 7.5 - 1
        at += 1
        sum += 2 * height * scale * Math.cos((Math.PI * cx) / 2) * Math.cos(Math.PI * cy * y)
      }
    return sum
  }
  const light = part(head, 0, 6) + waves(Math.max(3, across), Math.max(3, down), part(head, 18, 5))
  const yellow = part(head, 6, 6) * 2 - 1 + waves(3, 3, part(size, 3, 6) * 1.25)
  const red = part(head, 12, 6) * 2 - 1 + waves(3, 3, part(size, 9, 6) * 1.25)
  const b = light - (2 / 3) * yellow
  const r = (3 * light - b + red) / 2
  const parts = [r, r - red, b].map((value) => Math.floor(255 * Math.min(1, Math.max(0, value))))
  return `rgb(${parts.join(' ')})`
}
