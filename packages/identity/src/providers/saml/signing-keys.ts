import { createPrivateKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Clock } from '../../clock.ts'
import type { Sealer } from '../../secrets/sealer.ts'
import type { SamlKeyStore } from '../../store/saml-key-store.ts'
import { selfSignedCertificate } from './own-certificate.ts'

/** A key pair that signs requests to SAML providers. */
export interface SigningKey {
  /** PEM. */
  readonly privateKey: string
  /** DER in base64. */
  readonly certificate: string
}

const purpose = 'saml-key'

/** The installation's keys, the newest first. The first start makes one, and later starts find it. */
export async function openSigningKeys(
  store: SamlKeyStore,
  vault: Pick<Sealer, 'seal' | 'open'>,
  clock: Clock,
): Promise<readonly [SigningKey, ...SigningKey[]]> {
  const known = await store.list()
  if (known.length === 0) await store.insertFirst(vault.seal(purpose, await newKey(clock())), clock())
  const [newest, ...others] = (await store.list()).map((sealed) => {
    const key = vault.open(purpose, sealed)
    if (key === undefined)
      throw new Error('the secret that sealed the SAML key is gone: put it back into secrets.cipher')
    return key as SigningKey // sealed here
  })
  if (!newest) throw new Error('the SAML key was not stored')
  return [newest, ...others]
}

async function newKey(now: number): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 3072,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { privateKey, certificate: selfSignedCertificate(createPrivateKey(privateKey), now).toString('base64') }
}
