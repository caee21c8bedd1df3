/** Bytes from which `isReadablePicture` knows a picture. */
export const headLength = 16

const starts = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const

/** Whether bytes begin as a JPEG, PNG, WebP or AVIF. A name and a declared type say nothing about a file. */
export function isReadablePicture(head: Uint8Array): boolean {
  const textAt = (from: number) => Buffer.from(head.subarray(from, from + 4)).toString('latin1')
  return (
    Object.values(starts).some((start) => start.every((byte, at) => head[at] === byte)) ||
    (textAt(0) === 'RIFF' && textAt(8) === 'WEBP') ||
    (textAt(4) === 'ftyp' && ['avif', 'avis'].includes(textAt(8)))
  )
}
