import { wireTime } from '../../clock.ts'
import { refused } from '../../methods/verdict.ts'
import { mergedTraits, signUp } from '../../methods/shared-providers/registration.ts'
import { reasons } from '../../nodes/reasons.ts'
import { MappingFault, type Mapped } from '../../providers/connection.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { linkIdentifierOf, providerTokenPurpose, type ProvidedUser } from '../../records/provided-user.ts'
import { addressOf } from '../../schema/normalise.ts'
import type { Answer } from '../show/answer.ts'
import { schemaOf } from '../show/wire-flow.ts'
import { refuse } from '../refuse.ts'
import { beginFlow } from '../stored/count-flow.ts'
import { newFlow } from '../stored/create-flow.ts'
import { echoOf } from '../stored/echo.ts'
import { settleLogin } from '../settle/settle-login.ts'
import { settleRegistration } from '../settle/settle-registration.ts'
import type { Service } from '../service.ts'
import type { SubmissionContext } from '../submission-context.ts'
import { holderOf } from '../provided/holder.ts'
import { beginLinking } from '../provided/linking.ts'
import { mayKnow, proofOf } from '../provided/proof.ts'
import type { Trip } from './trip.ts'
import { settleLinked } from './settle-linked.ts'
import { renewTraits } from './renew-traits.ts'

/** How long proved claims wait for missing traits, in milliseconds (docs/contract/providers-and-oauth2.md §A9). */
const proofLife = 15 * 60_000
/** How far a provider's clock may be behind, in milliseconds. */
const clockSkew = 60_000

/** Whether every database keeps a subject as it is. Two subjects that a database changes could become one. */
const isSubject = (subject: string): boolean => /^[^\p{Cc}\p{Cs}]{1,256}$/u.test(subject)

/** The outcome of a trip (docs/contract/providers-and-oauth2.md §A9). @throws MappingFault */
export async function settleTrip(submission: SubmissionContext, trip: Trip): Promise<Answer> {
  const { service, flow } = submission
  const { connection, user } = trip
  if (!isSubject(user.claims.sub)) throw new MappingFault('the subject is empty, too long or not printable')
  if (flow.refresh && user.signedInAt !== undefined && user.signedInAt < trip.madeAt - clockSkew) {
    return refuse(submission, refused(reasons.notSignedInAgain(connection.label)))
  }
  const link = { provider: connection.id, subject: user.claims.sub }
  const known = await service.identities.findByIdentifier(connection.method, linkIdentifierOf(link))
  if (flow.kind === 'settings') return settleLinked(submission, trip, known, providedBy(service, trip, noTraits))
  if (known) {
    const identity = connection.updatesOnLogin ? await renewTraits(submission, trip, known) : known
    return settleLogin(await asKind(submission, 'login'), {
      verdict: 'authenticated',
      identity,
      ...proofOf(providedBy(service, trip, noTraits)),
    })
  }
  const provided = providedBy(service, trip, await connection.map(user))
  // The response time must not reveal whether an address that the provider does not vouch for has an account.
  return service.quantizeResponseTime(() => signUpWith(submission, provided))
}

const noTraits: Mapped = { traits: {}, verified: [] }

function providedBy({ vault, clock }: Service, { connection, user }: Trip, mapped: Mapped): ProvidedUser {
  const { idToken, accessToken, refreshToken } = user.tokens
  const sealed = (token: string) => vault.seal(providerTokenPurpose, token)
  const now = clock()
  const { email } = user.claims
  return {
    method: connection.method,
    label: connection.label,
    link: {
      subject: user.claims.sub,
      provider: connection.id,
      ...(connection.organizationId !== undefined && { organization: connection.organizationId }),
      ...(idToken !== undefined && { initial_id_token: sealed(idToken) }),
      ...(accessToken !== undefined && { initial_access_token: sealed(accessToken) }),
      ...(refreshToken !== undefined && { initial_refresh_token: sealed(refreshToken) }),
      added_at: wireTime(now),
    },
    ...mapped,
    vouched: [...mapped.verified, ...(user.vouches && email !== undefined ? [addressOf(email)] : [])],
    aal: connection.countsAsBoth(user) ? 'aal2' : 'aal1',
    ...(user.acr !== undefined && { acr: user.acr }),
    ...(user.amr !== undefined && { amr: user.amr }),
    until: now + proofLife,
  }
}

/** An unknown user signs up, whatever flow the user began; a user whose address has an account may link. */
async function signUpWith(submission: SubmissionContext, provided: ProvidedUser): Promise<Answer> {
  const { service } = submission
  const schema = schemaOf(service, submission.flow, undefined)
  const before = submission.flow.values['traits']
  if (!service.config.selfservice.flows.registration.enabled) {
    const owner = await holderOf(service, schema, schema.normalise(provided.traits))
    return owner && mayKnow(service, provided, owner.identifier)
      ? beginLinking(submission, provided, owner.identifier)
      : refuse(submission, refused(reasons.noAccountHere(provided.label)))
  }
  const sent = await asKind(submission, 'registration')
  const body = before === undefined ? {} : { traits: before }
  const verdict = signUp(provided, schema, body)
  if (verdict.verdict === 'registered') return settleRegistration(sent, verdict)
  if (verdict.verdict !== 'refused') throw new Error(`a sign-up cannot end with ${verdict.verdict}`)
  // The identifier of a sign-in is shown only: it is no answer to the form, and a provider's e-mail comes before it.
  const { identifier } = submission.flow.values
  const hint = typeof identifier === 'string' ? schema.traitOfIdentifier(identifier) : {}
  const traits = echoOf({ traits: mergedTraits(mergedTraits(hint, provided.traits), before) })
  const { screen: _, ...flow } = sent.flow
  const asked: FlowRecord = { ...flow, active: provided.method, provided, values: traits }
  return refuse({ ...sent, flow: asked }, verdict)
}

/** The submission with a flow of the wanted kind, which leads to the same place. */
async function asKind(submission: SubmissionContext, kind: 'login' | 'registration'): Promise<SubmissionContext> {
  const { service, caller, flow } = submission
  // An attacker may have begun a native flow and sent the user to the provider. The attacker knows that flow's id, and
  // would finish a sign-up there that waits for traits.
  const isKnownElsewhere = kind === 'registration' && flow.exchangeId !== undefined
  if (flow.kind === kind && !isKnownElsewhere) return submission
  const { organizationId, identitySchema, transientPayload, exchangeId } = flow
  const other: FlowRecord = {
    ...newFlow(service, { ...flow, kind, csrfToken: caller.csrf.ensure() }),
    active: flow.active ?? 'oidc',
    ...(organizationId !== undefined && { organizationId }),
    ...(identitySchema !== undefined && { identitySchema }),
    ...(transientPayload && { transientPayload }),
    ...(exchangeId !== undefined && { exchangeId }),
  }
  await beginFlow(service, caller, other)
  return { ...submission, flow: other }
}
