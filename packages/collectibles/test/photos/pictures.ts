import sharp from 'sharp'

interface Drawn {
  readonly width: number
  readonly height: number
  /** Of the noise: another one makes another picture. */
  readonly seed?: number
  /** How many levels all colours differ from point to point, as in poor light. */
  readonly grain?: number
}

/** A picture with soft colours and some noise, as a camera makes it. */
export function drawn({ width, height, seed = 1, grain = 0 }: Drawn) {
  const pixels = Buffer.alloc(width * height * 3)
  let noise = seed
  for (let at = 0; at < pixels.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)]
    noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648
    // The lower bits of the noise repeat soon.
    const speck = grain > 0 ? Math.floor(noise / 65_536) % grain : 0
    pixels[at] = (x * (255 - grain)) / width + speck
    pixels[at + 1] = (y * (255 - grain)) / height + speck
    pixels[at + 2] = 100 + (noise % 24) + speck
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)

export const jpegOf = async (picture: Drawn): Promise<Uint8Array<ArrayBuffer>> =>
  bytesOf(await drawn(picture).jpeg({ quality: 90 }).toBuffer())
