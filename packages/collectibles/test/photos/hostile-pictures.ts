import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

import { bytesOf, drawn, jpegOf } from './pictures.ts'

export interface HostilePicture {
  readonly title: string
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>
  /** A kept picture is 201. */
  readonly status: 201 | 400 | 413 | 415 | 422
  /** A part of the sentence. */
  readonly reason?: string
}

const text =
  (words: string, encoding: BufferEncoding = 'latin1') =>
  async () =>
    bytesOf(Buffer.from(words, encoding))
const hex = (words: string) => text(words, 'hex')
const kind = 'JPEG, PNG, WebP, AVIF'
const script = '<script>alert("CANARY-script")</script>'
const usual = { width: 400, height: 300 }

const cut = (make: () => Promise<Buffer>, part: number) => async () => {
  const whole = await make()
  return bytesOf(whole.subarray(0, Math.floor(whole.length * part)))
}
const changed = (make: () => Promise<Uint8Array>, change: (bytes: Buffer) => Buffer) => async () =>
  bytesOf(change(Buffer.from(await make())))

const jpeg = () => drawn(usual).jpeg().toBuffer()
const png = () => drawn(usual).png().toBuffer()
const webp = () => drawn(usual).webp().toBuffer()
const avif = () => drawn(usual).avif({ effort: 0 }).toBuffer()

/** A box of an ISO media file. */
const box = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1miaf`), randomBytes(400)])

/** A PNG of so many pixels in few bytes: its rows are one colour. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A segment of a JPEG behind its start. */
const withSegment = (picture: Buffer, marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([picture.subarray(0, 2), head, data, picture.subarray(2)])
}

/** What attackers and clumsy programs send. */
export const hostilePictures: readonly HostilePicture[] = [
  { title: 'nothing', bytes: text(''), status: 422, reason: 'empty' },
  { title: 'one byte', bytes: text('x'), status: 415, reason: kind },
  { title: 'the first bytes of a JPEG alone', bytes: hex('ffd8ffe0'), status: 422, reason: 'picture' },
  {
    title: 'a start of JPEG and noise',
    bytes: async () => bytesOf(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(5000)])),
    status: 422,
    reason: 'picture',
  },
  {
    title: 'a start of PNG and noise',
    bytes: async () => bytesOf(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(5000)])),
    status: 422,
    reason: 'picture',
  },
  {
    title: 'a start of WebP and noise',
    bytes: async () => bytesOf(Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), randomBytes(5000)])),
    status: 422,
    reason: 'picture',
  },
  { title: 'a start of AVIF and noise', bytes: async () => bytesOf(box('avif')), status: 422, reason: 'picture' },
  {
    title: 'a JPEG without its second half',
    bytes: cut(jpeg, 0.5),
    status: 422,
    reason: 'end of the picture is missing',
  },
  {
    title: 'a JPEG without its last tenth',
    bytes: cut(jpeg, 0.9),
    status: 422,
    reason: 'end of the picture is missing',
  },
  { title: 'a PNG without its second half', bytes: cut(png, 0.5), status: 422, reason: 'picture' },
  { title: 'a WebP without its second half', bytes: cut(webp, 0.5), status: 422, reason: 'picture' },
  { title: 'an AVIF without its second half', bytes: cut(avif, 0.5), status: 422, reason: 'picture' },
  {
    title: 'an SVG',
    bytes: text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    status: 415,
    reason: kind,
  },
  {
    title: 'an SVG with an XML head',
    bytes: text('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    status: 415,
    reason: kind,
  },
  { title: 'a page', bytes: text(`<!doctype html>${script}`), status: 415, reason: kind },
  { title: 'a GIF', bytes: async () => bytesOf(await drawn(usual).gif().toBuffer()), status: 415, reason: kind },
  { title: 'a TIFF', bytes: async () => bytesOf(await drawn(usual).tiff().toBuffer()), status: 415, reason: kind },
  { title: 'a HEIC', bytes: async () => bytesOf(box('heic')), status: 415, reason: kind },
  { title: 'a video', bytes: async () => bytesOf(box('isom')), status: 415, reason: kind },
  {
    title: 'a HEIC that says it is an AVIF',
    bytes: async () => bytesOf(Buffer.concat([box('avif'), box('heic')])),
    status: 422,
    reason: 'picture',
  },
  { title: 'a PDF', bytes: text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>'), status: 415, reason: kind },
  { title: 'a ZIP', bytes: hex('504b0304140000000000'), status: 415, reason: kind },
  { title: 'a program', bytes: hex('7f454c4602010100000000000000000003003e00'), status: 415, reason: kind },
  { title: 'a BMP', bytes: text(`BM${'\0'.repeat(60)}`), status: 415, reason: kind },
  { title: 'a PostScript', bytes: text('%!PS-Adobe-3.0\n(%pipe%id) (w) file'), status: 415, reason: kind },
  {
    title: 'a file of a picture program with a path to another file',
    bytes: text('push graphic-context\nimage over 0,0 0,0 "/etc/passwd"'),
    status: 415,
    reason: kind,
  },
  { title: 'an ICO', bytes: hex('00000100010010100000010020006804000016000000'), status: 415, reason: kind },
  { title: 'a JPEG XL', bytes: hex('0000000c4a584c200d0a870a0000000000000000'), status: 415, reason: kind },
  {
    title: 'a picture of 60 megapixels in a few kilobytes',
    bytes: async () => bytesOf(bomb(10_000, 6000)),
    status: 422,
    reason: '50 megapixels',
  },
  {
    title: 'a picture of a million times a million pixels',
    bytes: changed(
      async () => bomb(64, 64),
      (picture) => {
        picture.writeUInt32BE(1_000_000, 16)
        picture.writeUInt32BE(1_000_000, 20)
        return picture
      },
    ),
    status: 422,
    reason: 'picture',
  },
  { title: 'a line of 40,000 pixels', bytes: async () => bytesOf(bomb(40_000, 1)), status: 201 },
  { title: 'a single pixel', bytes: () => jpegOf({ width: 1, height: 1 }), status: 201 },
  {
    title: 'a picture of more than 15 MB',
    bytes: async () => bytesOf(Buffer.concat([await jpeg(), Buffer.alloc(15_000_000)])),
    status: 413,
    reason: 'too large',
  },
  {
    title: 'a JPEG that is a ZIP as well',
    bytes: changed(jpeg, (picture) =>
      Buffer.concat([picture, Buffer.from('504b0304', 'hex'), Buffer.from(`CANARY-${script}`)]),
    ),
    status: 201,
  },
  {
    title: 'a JPEG with a page in its comment',
    bytes: changed(jpeg, (picture) => withSegment(picture, 0xfe, Buffer.from(`CANARY*/=1;${script}/*`))),
    status: 201,
  },
  {
    title: 'a JPEG with scripts in its metadata',
    bytes: async () =>
      bytesOf(
        await drawn(usual)
          .jpeg()
          .withExif({ IFD0: { ImageDescription: `CANARY ${script}`, Artist: 'CANARY' } })
          .toBuffer(),
      ),
    status: 201,
  },
  {
    title: 'a JPEG whose colour profile is noise',
    bytes: changed(jpeg, (picture) =>
      withSegment(picture, 0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01CANARY'), randomBytes(300)])),
    ),
    status: 201,
  },
  {
    title: 'a JPEG in CMYK',
    bytes: async () => bytesOf(await drawn(usual).toColourspace('cmyk').jpeg().toBuffer()),
    status: 201,
  },
  {
    title: 'a PNG of 16 bits with transparency',
    bytes: async () => bytesOf(await drawn(usual).ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer()),
    status: 201,
  },
  {
    title: 'an animated WebP',
    bytes: async () =>
      bytesOf(
        await sharp(
          [
            await png(),
            await drawn({ ...usual, seed: 2 })
              .png()
              .toBuffer(),
          ],
          { join: { animated: true } },
        )
          .webp({ delay: [100, 100] })
          .toBuffer(),
      ),
    status: 201,
  },
  { title: 'an AVIF', bytes: async () => bytesOf(await avif()), status: 201 },
  { title: 'a grey JPEG', bytes: async () => bytesOf(await drawn(usual).greyscale().jpeg().toBuffer()), status: 201 },
]
