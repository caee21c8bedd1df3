import { MessageId, type Traits, type UiMessage } from '@collect/contract'
import { message } from '../../nodes/message.ts'
import type { IdentityId } from '../../records/ids.ts'
import { linksIn } from '../../records/provided-user.ts'
import type { IdentitySchema } from '../../schema/identity-schema.ts'
import type { Service } from '../service.ts'
import { holderOf } from './holder.ts'

interface Hints {
  readonly methods: readonly string[]
  readonly providers: readonly string[]
}

/** The first factors and the providers of an account, where the configuration lets the service name them. */
export async function hintsFor(
  { config, identities, factors }: Service,
  account: IdentityId | undefined,
): Promise<Hints | undefined> {
  if (!config.selfservice.flows.registration.login_hints) return undefined
  const credentials = account === undefined ? [] : await identities.credentialsOf(account)
  return {
    methods: factors.firstOf(credentials).toSorted(),
    providers: credentials.flatMap(({ config }) => linksIn(config)).map(({ provider }) => provider),
  }
}

/**
 * The identifier of a sign-up has an account. A user who has not proved the address gets hints only where the
 * configuration does not hide accounts (docs/contract/providers-and-oauth2.md §A10).
 */
export async function takenMessage(service: Service, schema: IdentitySchema, traits: Traits): Promise<UiMessage> {
  const plain = message(MessageId.duplicateCredentials)
  if (service.config.security.account_enumeration.mitigate) return plain
  const holder = await holderOf(service, schema, traits)
  const hints = holder && (await hintsFor(service, holder.identity.id))
  if (!hints || hints.methods.length === 0) return plain
  return message(MessageId.duplicateCredentialsHints, {
    available_credential_types: hints.methods,
    available_oidc_providers: [...new Set(hints.providers)].toSorted(),
    credential_identifier_hint: holder.identifier,
  })
}
