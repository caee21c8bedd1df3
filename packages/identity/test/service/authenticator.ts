import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** Options as the service gives them to `navigator.credentials`. */
export interface CreateOptions {
  readonly publicKey: {
    readonly challenge: string
    readonly rp: { readonly id: string; readonly name: string }
    readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
    readonly excludeCredentials?: readonly { readonly id: string }[]
    readonly authenticatorSelection?: Readonly<Record<string, unknown>>
    readonly pubKeyCredParams: readonly { readonly alg: number }[]
  }
}
export interface GetOptions {
  readonly publicKey: {
    readonly challenge: string
    readonly rpId: string
    readonly allowCredentials?: readonly { readonly id: string }[]
    readonly userVerification?: string
  }
}

/** Deviations of a browser or authenticator from WebAuthn. */
export interface Quirks {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  readonly isPresent?: boolean
  readonly isVerified?: boolean
  /** The signature counter, instead of the true one. */
  readonly count?: number
  readonly userHandle?: string
  /** Signs with a key that the service does not know. */
  readonly isForged?: boolean
  /** The credential id, instead of the true one. */
  readonly id?: string
}

interface Held {
  readonly id: Buffer
  readonly userHandle: string
  readonly privateKey: KeyObject
  count: number
}

/** A security key in software, with the browser in front of it: makes keys and signs with them (ES256, no attestation). */
export class Authenticator {
  readonly #origin: string
  readonly #held: Held[] = []
  /** All zeros, as for most authenticators. */
  readonly aaguid: Buffer

  constructor(origin: string, { aaguid = Buffer.alloc(16) }: { readonly aaguid?: Buffer } = {}) {
    this.#origin = origin
    this.aaguid = aaguid
  }

  /** The ids of its keys, in hex. */
  get ids(): readonly string[] {
    return this.#held.map(({ id }) => id.toString('hex'))
  }

  /** The user handle of the newest key. */
  get handle(): string {
    return this.#held.at(-1)?.userHandle ?? ''
  }

  /** The response that the client script posts after `credentials.create`. */
  create({ publicKey: options }: CreateOptions, quirks: Quirks = {}): string {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const exceeded: Held = { id: randomBytes(32), userHandle: options.user.id, privateKey, count: quirks.count ?? 0 }
    this.#held.push(exceeded)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(exceeded.id.length)
    const credential = Buffer.concat([this.aaguid, length, exceeded.id, coseOf(publicKey)])
    const data = Buffer.concat([this.#dataOf(quirks.rpId ?? options.rp.id, exceeded.count, 0x40, quirks), credential])
    return JSON.stringify({
      id: exceeded.id.toString('base64url'),
      rawId: exceeded.id.toString('base64url'),
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, quirks).toString('base64url'),
        attestationObject: attestationOf(data).toString('base64url'),
      },
    })
  }

  /** The response of the first key that fits, as the client script posts it after `credentials.get`. */
  get({ publicKey: options }: GetOptions, quirks: Quirks = {}): string {
    const allowed = options.allowCredentials?.map(({ id }) => id)
    const exceeded = this.#held.find(({ id }) => !allowed || allowed.includes(id.toString('base64url')))
    if (!exceeded) throw new Error('this authenticator has no key that fits')
    exceeded.count += 1
    const data = this.#dataOf(quirks.rpId ?? options.rpId, quirks.count ?? exceeded.count, 0, quirks)
    const clientData = this.#clientData('webauthn.get', options.challenge, quirks)
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
    const key = quirks.isForged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : exceeded.privateKey
    const id = quirks.id ?? exceeded.id.toString('base64url')
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      response: {
        authenticatorData: data.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        signature: sign('sha256', signed, key).toString('base64url'),
        userHandle: quirks.userHandle ?? exceeded.userHandle,
      },
    })
  }

  #clientData(type: string, challenge: string, quirks: Quirks): Buffer {
    const data = { type: quirks.type ?? type, challenge: quirks.challenge ?? challenge, origin: this.#originOf(quirks) }
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }))
  }

  #originOf({ origin }: Quirks): string {
    return origin ?? this.#origin
  }

  /** The authenticator data up to the counter (WebAuthn 3 §6.1). */
  #dataOf(rpId: string, count: number, more: number, { isPresent = true, isVerified = true }: Quirks): Buffer {
    const rest = Buffer.alloc(5)
    rest.writeUInt8((isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0) | more, 0)
    rest.writeUInt32BE(count, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), rest])
  }
}

/** `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` in CBOR: an ES256 key (RFC 9053 §7.1). */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (text: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    point(x),
    Buffer.from([0x22]),
    point(y),
  ])
}

/** `{fmt: "none", attStmt: {}, authData}` in CBOR. */
function attestationOf(data: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  const length = Buffer.alloc(3)
  length.writeUInt8(0x59, 0)
  length.writeUInt16BE(data.length, 1)
  const entries = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), length, data]
  return Buffer.concat([Buffer.from([0xa3]), ...entries])
}
