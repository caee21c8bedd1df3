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

/**
 * The installation's keys. The first one, the oldest, signs; the metadata has all. The first start makes one, and later
 * starts find it.
 */
export async function openSigningKeys(
  store: SamlKeyStore,
  vault: Pick<Sealer, 'seal' | 'open'>,
  clock: Clock,
): Promise<readonly [SigningKey, ...SigningKey[]]> {
  if ((await store.list()).length === 0) await addSigningKey(store, vault, clock)
  const [oldest, ...others] = (await store.list()).map(({ sealed }) => {
    const key = vault.open(purpose, sealed)
    if (key === undefined)
      throw new Error('the secret that sealed the SAML key is gone: put it back into secrets.cipher')
    return key as SigningKey // sealed here
  })
  if (!oldest) throw new Error('the SAML key was not stored')
  return [oldest, ...others]
}

/** Stores a new key behind the others. */
export async function addSigningKey(store: SamlKeyStore, vault: Pick<Sealer, 'seal'>, clock: Clock): Promise<void> {
  const newest = (await store.list()).at(-1)
  const now = clock()
  await store.insert((newest?.id ?? 0) + 1, vault.seal(purpose, await newKey(now)), now)
}

async function newKey(now: number): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 3072,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { privateKey, certificate: selfSignedCertificate(createPrivateKey(privateKey), now).toString('base64') }
}
