import { MessageId } from '@collect/contract'
import { message } from '../../nodes/message.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import { linkIdentifierOf, linksIn, type ProvidedUser } from '../../records/provided-user.ts'
import type { LiveSession } from '../../sessions/sessions.ts'
import { showFlow, type Answer } from '../show/answer.ts'
import { beginFlow } from '../stored/count-flow.ts'
import { newFlow } from '../stored/create-flow.ts'
import type { Service } from '../service.ts'
import type { SubmissionContext } from '../submission-context.ts'
import { hintsFor } from './hints.ts'
import { proofOf } from './proof.ts'

/**
 * The address of a provider's user has an account: a new login flow asks for the account's own proof
 * (docs/contract/providers-and-oauth2.md §A10).
 */
export async function beginLinking(
  submission: SubmissionContext,
  provided: ProvidedUser,
  identifier: string,
): Promise<Answer> {
  const { service, caller, flow } = submission
  const { organizationId, identitySchema, transientPayload, exchangeId } = flow
  const newLogin = service.addresses.page('login')
  const hints = await hintsFor(service, await service.identities.findOwner(identifier, service.factors.named))
  const linking: FlowRecord = {
    ...newFlow(service, { ...flow, kind: 'login', csrfToken: flow.type === 'browser' ? caller.csrf.ensure() : '' }),
    active: provided.method,
    provided,
    linksTo: identifier,
    ...(hints && { methods: hints.methods, providers: hints.providers }),
    ...(organizationId !== undefined && { organizationId }),
    ...(identitySchema !== undefined && { identitySchema }),
    ...(transientPayload && { transientPayload }),
    ...(exchangeId !== undefined && { exchangeId }),
    values: { identifier },
    messages: [
      message(MessageId.accountLinking, {
        provider: provided.label,
        duplicateIdentifier: identifier,
        duplicate_identifier: identifier,
        newLoginUrl: newLogin,
        new_login_url: newLogin,
        available_credential_types: hints?.methods ?? [],
        available_providers: hints?.providers ?? [],
      }),
    ],
  }
  await beginFlow(service, caller, linking)
  const answer = await showFlow(service, caller, linking, 400)
  const location = new URL(answer.location)
  location.searchParams.set('no_org_ui', 'true')
  return { ...answer, location: location.href, locationStatus: 303 }
}

/** Whether an account is the one that a linking flow names. */
export async function isLinkTarget(
  { identities, factors }: Service,
  identity: IdentityRecord,
  identifier: string,
): Promise<boolean> {
  const names = (await identities.credentialsOf(identity.id)).filter(({ type }) => factors.named.includes(type))
  return (
    names.some(({ identifiers }) => identifiers.includes(identifier)) ||
    [...identity.verifiable, ...identity.recovery].some(({ value }) => value === identifier)
  )
}

/** Adds a link to an account, and tells its owner. `taken`: another account has it. */
export async function addLink(
  { service, caller }: Pick<SubmissionContext, 'service' | 'caller'>,
  identity: IdentityRecord,
  { method, link, label }: Pick<ProvidedUser, 'method' | 'link' | 'label'>,
): Promise<boolean | 'taken'> {
  return service.identities.changeCredential(
    identity,
    method,
    'credential_added',
    (kept) => {
      const known = kept.find(({ type }) => type === method)
      const links = linksIn(known?.config)
      if (links.some((one) => linkIdentifierOf(one) === linkIdentifierOf(link))) return undefined
      const providers = [...links, link]
      return { config: { ...known?.config, providers }, identifiers: providers.map(linkIdentifierOf) }
    },
    caller.actor,
    label,
  )
}

/** The account proved itself: it gets the link that waited, and the session the provider's proof. */
export async function linkTo(
  submission: SubmissionContext,
  live: LiveSession,
  provided: ProvidedUser,
): Promise<LiveSession | undefined> {
  if ((await addLink(submission, live.identity, provided)) === 'taken') return undefined
  const proof = { ...proofOf(provided), aal: 'aal1' as const }
  return submission.service.sessions.addMethod(live, proof, 'same')
}

/** The account has a second factor: the link waits for it in a new login flow. */
export async function linkAfterSecondFactor(
  { service, caller, flow }: SubmissionContext,
  { identity }: LiveSession,
): Promise<Answer> {
  const { provided, linksTo, organizationId, identitySchema } = flow
  const second: FlowRecord = {
    ...newFlow(service, { ...flow, csrfToken: flow.type === 'browser' ? caller.csrf.ensure() : '' }),
    requestedAal: 'aal2',
    identityId: identity.id,
    messages: [message(MessageId.loginSecondFactor)],
    ...(provided && { provided }),
    ...(linksTo !== undefined && { linksTo }),
    ...(organizationId !== undefined && { organizationId }),
    ...(identitySchema !== undefined && { identitySchema }),
  }
  await beginFlow(service, caller, second)
  return { ...(await showFlow(service, caller, second, 200)), locationStatus: 303 }
}
