import { generateKeyPair, calculateJwkThumbprint, exportJWK, type JWK } from 'jose'

/** The first one signs id tokens, unless a client wants the other. */
const algorithms = ['RS256', 'ES256'] as const

export interface NewKey {
  readonly kid: string
  readonly algorithm: string
  /** The private key. */
  readonly jwk: JWK
}

/** A new key for each algorithm. */
export const generateKeys = (): Promise<readonly NewKey[]> =>
  Promise.all(
    algorithms.map(async (algorithm) => {
      const { privateKey } = await generateKeyPair(algorithm, { extractable: true, modulusLength: 2048 })
      const jwk = await exportJWK(privateKey)
      const kid = await calculateJwkThumbprint(jwk)
      return { kid, algorithm, jwk: { ...jwk, kid, alg: algorithm, use: 'sig' } }
    }),
  )
