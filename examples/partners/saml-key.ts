// The keys of the SAML partner.
import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { selfSignedCertificate } from '../../packages/identity/src/providers/saml/own-certificate.ts'

export interface SamlKey {
  /** PEM. */
  readonly privateKey: string
  /** DER in base64, as metadata has it. */
  readonly certificate: string
}

/** A key of the file, which is made when it is missing. Without a file the key is a new one. */
export function samlKeyIn(file?: string): SamlKey {
  if (file === undefined) return newSamlKey()
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SamlKey // written below
  } catch {
    const key = newSamlKey()
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(key), { mode: 0o600 })
    return key
  }
}

export function newSamlKey(): SamlKey {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const certificate = selfSignedCertificate(createPrivateKey(privateKey), Date.now()).toString('base64')
  return { privateKey, certificate }
}
