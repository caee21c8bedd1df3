import { createPublicKey, generateKeyPairSync, randomBytes, verify, createHmac, type JsonWebKey } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signerOf } from '../../src/tokens/signer.ts'
import { describeService } from '../service/describe-service.ts'
import { configWith } from '../service/config-changes.ts'
import { openTokenizer } from '../../src/tokens/tokenizer.ts'
import { ways } from '../service/ways.ts'

const made = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { privateKey: weak } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const keySet = (key: JsonWebKey, alg: string) => ({ keys: [{ ...key, kid: 'k1', alg, use: 'sig' }] })
const jwks = keySet(made.privateKey.export({ format: 'jwk' }), 'ES256')
const base64 = (text: string) => `base64://${Buffer.from(text).toString('base64')}`
const jwks_url = base64(JSON.stringify(jwks))
const mapper = `local session = std.extVar('session'); { claims: { email: session.identity.traits.email, sub: 'another user', exp: 1 } }`

const templates = {
  plain: { jwks_url },
  mapped: { jwks_url, ttl: '10m', claims_mapper_url: base64(mapper) },
  external: { jwks_url, subject_source: 'external_id' },
}

const decoded = (token: string) => {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  return { header: read(header), claims: read(claims), signature, content: Buffer.from(`${header}.${claims}`) }
}

describeService('a session as a JWT', { config: { session: { whoami: { tokenizer: { templates } } } } }, (service) => {
  test.each(ways)('by $way: is signed, short-lived and names the account', async ({ way }) => {
    const account = await service().account()
    const visitor = await service().signedIn(way, account)
    const { body, status } = await visitor.ask('/sessions/whoami?tokenize_as=mapped')
    const { tokenized, ...session } = body as { readonly tokenized: string; readonly id: string } // by contract
    expect(status).toBe(200)
    expect(session).toEqual(await visitor.whoami())
    const { header, claims, signature, content } = decoded(tokenized)
    expect(header).toEqual({ alg: 'ES256', typ: 'JWT', kid: 'k1' })
    const now = Math.floor(service().clock() / 1000)
    expect(claims).toEqual({
      jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iss: service().origin,
      sub: account.identity.id,
      sid: session.id,
      iat: now,
      nbf: now,
      exp: now + 600,
      email: account.email,
    })
    const key = { key: made.publicKey, dsaEncoding: 'ieee-p1363' as const }
    expect(verify('sha256', content, key, Buffer.from(signature, 'base64url'))).toBe(true)
  })

  test('has a lifetime of a minute by default, and its own id', async () => {
    const script = await service().signedIn('script', await service().account())
    const token = async () =>
      decoded(((await script.ask('/sessions/whoami?tokenize_as=plain')).body as { tokenized: string }).tokenized).claims
    const [one, other] = [await token(), await token()]
    expect(Number(one['exp']) - Number(one['iat'])).toBe(60)
    expect(one['jti']).not.toBe(other['jti'])
  })

  test('is refused without a session, with an unknown template, and without the subject that the template needs', async () => {
    expect((await service().visitor('script').ask('/sessions/whoami?tokenize_as=plain')).status).toBe(401)
    const script = await service().signedIn('script', await service().account())
    expect((await script.ask('/sessions/whoami?tokenize_as=other')).status).toBe(400)
    expect((await script.ask('/sessions/whoami?tokenize_as=constructor')).status).toBe(400)
    expect((await script.ask('/sessions/whoami?tokenize_as=external')).status).toBe(400)
    expect((await script.ask('/sessions/whoami')).text).not.toContain('tokenized')
  })
})

describe('keys for signing', () => {
  test.each([
    ['ES256', () => generateKeyPairSync('ec', { namedCurve: 'P-256' })],
    ['ES384', () => generateKeyPairSync('ec', { namedCurve: 'P-384' })],
    ['ES512', () => generateKeyPairSync('ec', { namedCurve: 'P-521' })],
    ['RS256', () => generateKeyPairSync('rsa', { modulusLength: 2048 })],
    ['PS256', () => generateKeyPairSync('rsa', { modulusLength: 2048 })],
    ['EdDSA', () => generateKeyPairSync('ed25519')],
  ] as const)('%s', async (alg, make) => {
    const { privateKey } = make()
    const signer = await signerOf(keySet(privateKey.export({ format: 'jwk' }), alg))
    const token = await signer.sign({ a: 1 })
    const { content, signature } = decoded(token)
    const options = {
      ES256: { dsaEncoding: 'ieee-p1363' as const },
      ES384: { dsaEncoding: 'ieee-p1363' as const },
      ES512: { dsaEncoding: 'ieee-p1363' as const },
      RS256: {},
      PS256: { padding: 6, saltLength: 32 },
      EdDSA: {},
    }[alg]
    const hash = { ES256: 'sha256', ES384: 'sha384', ES512: 'sha512', RS256: 'sha256', PS256: 'sha256', EdDSA: null }[
      alg
    ]
    const key = { key: createPublicKey(privateKey), ...options }
    expect(verify(hash, content, key, Buffer.from(signature, 'base64url'))).toBe(true)
  })

  test('HS256', async () => {
    const secret = randomBytes(32)
    const signer = await signerOf({ keys: [{ kty: 'oct', k: secret.toString('base64url'), alg: 'HS256' }] })
    const { content, signature } = decoded(await signer.sign({ a: 1 }))
    expect(createHmac('sha256', secret).update(content).digest('base64url')).toBe(signature)
  })

  test.each([
    ['nothing', null, 'expected a JSON Web Key Set'],
    ['no key', { keys: [] }, 'expected a JSON Web Key Set'],
    ['an empty entry', { keys: [null] }, 'expected a JSON Web Key Set'],
    ['a key without an algorithm', { keys: [{ ...jwks.keys[0], alg: undefined }] }, 'the first key has no "alg"'],
    ['keys to encrypt with', { keys: [{ ...jwks.keys[0], use: 'enc' }] }, 'expected a JSON Web Key Set'],
    ['no signature', { keys: [{ ...jwks.keys[0], alg: 'none' }] }, 'does not fit'],
    ['another curve', { keys: [{ ...jwks.keys[0], alg: 'ES384' }] }, 'does not fit'],
    ['a public key', keySet(made.publicKey.export({ format: 'jwk' }), 'ES256'), 'cannot sign'],
    ['a short secret', { keys: [{ kty: 'oct', k: 'AAAA', alg: 'HS256' }] }, 'too short'],
    ['a key of another kind', { keys: [{ ...jwks.keys[0], alg: 'RS256' }] }, 'does not fit'],
    ['an algorithm that is not listed', { keys: [{ ...jwks.keys[0], alg: 'ES256K' }] }, 'does not fit'],
    ['a damaged key', { keys: [{ ...jwks.keys[0], d: 'AAAA' }] }, 'does not fit'],
    ['a weak RSA key', keySet(weak.export({ format: 'jwk' }), 'RS256'), 'does not fit'],
  ])('%s is refused', async (_, set, problem) => {
    await expect(signerOf(set)).rejects.toThrow(problem)
  })

  test('an unusable claims mapper fails the start and names the setting', async () => {
    const config = configWith('http://localhost:5100', {
      session: { whoami: { tokenizer: { templates: { api: { jwks_url, claims_mapper_url: base64('self') } } } } },
    })
    await expect(openTokenizer(config, Date.now)).rejects.toThrow(
      'session.whoami.tokenizer.templates.api.claims_mapper_url: mapper:1:1: self is not supported',
    )
  })
})
