import { createPublicKey, randomBytes, sign, type KeyObject } from 'node:crypto'

/** How long a certificate lasts, in years. Providers compare its key; the certificate is only an envelope. */
const years = 10

const tags = { integer: 0x02, bits: 0x03, nothing: 0x05, oid: 0x06, text: 0x0c, time: 0x17, list: 0x30, set: 0x31 }

/** A certificate that the key signs itself (RFC 5280), in DER. */
export function selfSignedCertificate(key: KeyObject, now: number): Buffer {
  const rsaSha256 = der(tags.list, der(tags.oid, Buffer.from('2a864886f70d01010b', 'hex')), der(tags.nothing))
  const commonName = der(tags.oid, Buffer.from('550403', 'hex'))
  const name = der(
    tags.list,
    der(tags.set, der(tags.list, commonName, der(tags.text, Buffer.from('Service provider')))),
  )
  const serial = randomBytes(16)
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40 // positive, and of full length
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  const version3 = der(0xa0, der(tags.integer, Buffer.from([2])))
  const content = der(
    tags.list,
    version3,
    der(tags.integer, serial),
    rsaSha256,
    name,
    der(tags.list, timeIn(new Date(now)), timeIn(end)),
    name,
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
  )
  return der(tags.list, content, rsaSha256, der(tags.bits, Buffer.from([0]), sign('sha256', content, key)))
}

const timeIn = (date: Date): Buffer =>
  der(tags.time, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`))

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}
