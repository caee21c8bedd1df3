import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { qrOf, qrSize } from './authenticator.ts'

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) } })

const address = (name: string) =>
  `otpauth://totp/${name}?issuer=collect.example&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30`

test.each([
  ['a short name', address('ada')],
  ['an email address', address('collect.example:ada.lovelace%40collect.example')],
  ['a name of other letters', address(encodeURIComponent('收藏家 Ælfrēd'))],
  ['the longest address of an email account', address(`${'a'.repeat(64)}%40${'b'.repeat(186)}.org`)],
])('an app reads the address of %s from the QR code', async (_, text) => {
  const [, png = ''] = /^data:image\/png;base64,(.+)$/.exec(await qrOf(text)) ?? []
  const bytes = Buffer.from(png, 'base64')
  // The PNG's header: width and height.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([qrSize, qrSize])
  expect((await readBarcodes(bytes)).map((read) => read.text)).toEqual([text])
})
