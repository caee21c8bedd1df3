import { randomUUID } from 'node:crypto'
import type { Session } from '@collect/contract'
import type { Clock } from '../clock.ts'
import { ConfigError } from '../config/config-error.ts'
import { documentAt } from '../config/document.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import { compileMapper, type ClaimsMapper } from './claims-mapper.ts'
import { signerOf, type Signer } from './signer.ts'

/** Issues signed session tokens, for services that cannot call `whoami` (docs/contract/http.md §4.4). */
export interface Tokenizer {
  has(template: string): boolean
  /** Undefined if the account lacks the template's subject. @throws when the mapper does not fit the session */
  tokenize(template: string, session: Session): Promise<string | undefined>
}

interface Template {
  readonly ttl: number
  readonly subject: 'id' | 'external_id'
  readonly signer: Signer
  readonly map: ClaimsMapper
}

/** Reads keys and mappers at the start. @throws ConfigError that names the setting */
export async function openTokenizer(
  { session, serve }: Pick<IdentityConfig, 'session' | 'serve'>,
  clock: Clock,
): Promise<Tokenizer> {
  const { templates: settings } = session.whoami.tokenizer
  const templates = new Map<string, Template>()
  for (const [name, { ttl, jwks_url, claims_mapper_url, subject_source }] of Object.entries(settings)) {
    const readDocument = async <Read>(key: string, read: () => Read | Promise<Read>): Promise<Read> => {
      try {
        return await read()
      } catch (cause) {
        const problem = cause instanceof Error ? cause.message : String(cause)
        throw new ConfigError([`session.whoami.tokenizer.templates.${name}.${key}: ${problem}`])
      }
    }
    templates.set(name, {
      ttl,
      subject: subject_source,
      signer: await readDocument('jwks_url', () => signerOf(JSON.parse(documentAt(jwks_url)))),
      map: await readDocument('claims_mapper_url', () =>
        claims_mapper_url === undefined ? () => ({}) : compileMapper(documentAt(claims_mapper_url)),
      ),
    })
  }

  return {
    has: (name) => templates.has(name),
    async tokenize(name, wire) {
      const template = templates.get(name)
      const subject = template?.subject === 'external_id' ? wire.identity?.external_id : wire.identity?.id
      if (!template || !subject) return undefined
      const now = Math.floor(clock() / 1000)
      const own = {
        jti: randomUUID(),
        iss: serve.public.base_url,
        exp: now + Math.floor(template.ttl / 1000),
        nbf: now,
        iat: now,
        sid: wire.id,
        sub: subject,
      }
      // A mapper cannot override the subject and the lifetime of a token.
      return template.signer.sign({ ...template.map({ session: wire, claims: own }), ...own })
    },
  }
}
