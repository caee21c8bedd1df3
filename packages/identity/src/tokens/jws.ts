import { createHmac, createPrivateKey, createSecretKey, sign, type JsonWebKey, type KeyObject } from 'node:crypto'

/** Signs claims with one key of a JWKS file (RFC 7515, compact form). */
export interface Signer {
  sign(claims: Readonly<Record<string, unknown>>): string
}

type Signing = (data: Buffer, key: KeyObject) => Buffer

const ecdsa =
  (hash: string): Signing =>
  (data, key) =>
    sign(hash, data, { key, dsaEncoding: 'ieee-p1363' })
const rsa =
  (hash: string): Signing =>
  (data, key) =>
    sign(hash, data, key)
const pss =
  (hash: string, saltLength: number): Signing =>
  (data, key) =>
    sign(hash, data, { key, padding: 6, saltLength })
const hmac =
  (hash: string): Signing =>
  (data, key) =>
    createHmac(hash, key).update(data).digest()

/** RFC 7518 §3.1 and RFC 8037; `none` is no signature. */
const algorithms: ReadonlyMap<string, { readonly type: string; readonly curve?: string; readonly signing: Signing }> =
  new Map([
    ['ES256', { type: 'EC', curve: 'P-256', signing: ecdsa('sha256') }],
    ['ES384', { type: 'EC', curve: 'P-384', signing: ecdsa('sha384') }],
    ['ES512', { type: 'EC', curve: 'P-521', signing: ecdsa('sha512') }],
    ['RS256', { type: 'RSA', signing: rsa('sha256') }],
    ['RS384', { type: 'RSA', signing: rsa('sha384') }],
    ['RS512', { type: 'RSA', signing: rsa('sha512') }],
    ['PS256', { type: 'RSA', signing: pss('sha256', 32) }],
    ['PS384', { type: 'RSA', signing: pss('sha384', 48) }],
    ['PS512', { type: 'RSA', signing: pss('sha512', 64) }],
    ['EdDSA', { type: 'OKP', curve: 'Ed25519', signing: (data, key) => sign(null, data, key) }],
    ['HS256', { type: 'oct', signing: hmac('sha256') }],
    ['HS384', { type: 'oct', signing: hmac('sha384') }],
    ['HS512', { type: 'oct', signing: hmac('sha512') }],
  ])

interface NamedKey extends JsonWebKey {
  readonly kid?: string
  readonly alg?: string
  readonly use?: string
}

/** The first key of the set that can sign; those behind it are what verifies older tokens. @throws with the reason */
export function signerOf(jwks: unknown): Signer {
  const { keys } = (jwks ?? {}) as { readonly keys?: readonly NamedKey[] } // looked at below
  const jwk = Array.isArray(keys) ? (keys as readonly NamedKey[]).find(({ use = 'sig' }) => use === 'sig') : undefined
  if (!jwk) throw new Error('expected a JSON Web Key Set with a key to sign with')
  const algorithm = algorithms.get(jwk.alg ?? '')
  if (!algorithm || algorithm.type !== jwk.kty || (algorithm.curve !== undefined && algorithm.curve !== jwk.crv)) {
    throw new Error(`the first key says "alg": ${JSON.stringify(jwk.alg ?? null)}, which does not fit it`)
  }
  const key = keyOf(jwk)
  const header = part({ alg: jwk.alg, typ: 'JWT', ...(jwk.kid !== undefined && { kid: jwk.kid }) })
  return {
    sign(claims) {
      const content = `${header}.${part(claims)}`
      return `${content}.${algorithm.signing(Buffer.from(content), key).toString('base64url')}`
    },
  }
}

function keyOf(jwk: NamedKey): KeyObject {
  if (jwk.kty === 'oct') {
    const bytes = Buffer.from(jwk.k ?? '', 'base64url')
    // A shorter one than its hash is guessed sooner than it should be (RFC 7518 §3.2).
    if (bytes.length < 32) throw new Error('the first key is too short')
    return createSecretKey(bytes)
  }
  if (jwk.d === undefined) throw new Error('the first key is a public one, which cannot sign')
  return createPrivateKey({ key: jwk, format: 'jwk' })
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
