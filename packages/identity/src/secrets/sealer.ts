import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

/** Encrypts and authenticates small JSON values that are stored where others can see them. */
export interface Sealer {
  /** Seals for one purpose; it cannot be opened for another. The result is URL-safe text. */
  seal(purpose: string, value: unknown): string
  /** The value, or `undefined` when it was not sealed with these secrets for this purpose. */
  open(purpose: string, sealed: string): unknown
  /** A keyed digest of a text: 32 bytes in base64url, the same each time. */
  mark(purpose: string, text: string): string
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM. The first secret seals, all of them open, so that secrets can be rotated. */
export function sealer(secrets: readonly string[]): Sealer {
  const [first] = secrets
  if (!first) throw new Error('a sealer needs at least one secret')
  const keys = new Map<string, KeyObject>()
  const keyFor = (secret: string, purpose: string): KeyObject => {
    const name = `${purpose}\u0000${secret}`
    let key = keys.get(name)
    if (!key)
      keys.set(name, (key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32)))))
    return key
  }

  return {
    seal(purpose, value) {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, keyFor(first, purpose), nonce, { authTagLength: tagBytes })
      const text = Buffer.concat([sealing.update(JSON.stringify(value), 'utf8'), sealing.final()])
      return Buffer.concat([nonce, text, sealing.getAuthTag()]).toString('base64url')
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= nonceBytes + tagBytes) return undefined
      for (const secret of secrets) {
        const opened = unsealed(keyFor(secret, purpose), bytes)
        if (opened !== undefined) return JSON.parse(opened)
      }
      return undefined
    },
    mark: (purpose, text) => createHmac('sha256', keyFor(first, purpose)).update(text).digest('base64url'),
  }
}

function unsealed(key: KeyObject, bytes: Buffer): string | undefined {
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  opening.setAuthTag(bytes.subarray(-tagBytes))
  try {
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()]).toString('utf8')
  } catch {
    return undefined // the tag does not match: sealed with another key, or altered
  }
}
