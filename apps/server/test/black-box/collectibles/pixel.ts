/** A picture of one pixel. What hangs behind its end is read, and thrown away. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

/** The same picture with so many bytes. */
export const pictureOf = (bytes: number): Buffer => Buffer.concat([pixel, Buffer.alloc(bytes - pixel.length)])
