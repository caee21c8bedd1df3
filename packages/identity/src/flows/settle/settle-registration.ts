import { MessageId, type ContinueWith, type UiMessage } from '@collect/contract'
import { hooksAfter, ofMethod } from '../../config/hooks.ts'
import { isProved } from '../../identities/first-proof.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import { wireIdentity } from '../../identities/wire-identity.ts'
import { clientNetworkOf } from '../../rate-limit/client-network.ts'
import { message } from '../../nodes/message.ts'
import { reasons } from '../../nodes/reasons.ts'
import { isOfOrganization } from '../../providers/organizations.ts'
import { refused, type Verdict } from '../../methods/verdict.ts'
import type { Answer } from '../show/answer.ts'
import { lastWayOf } from '../show/last-way.ts'
import { clearedFlow, keepFlow } from '../stored/keep-flow.ts'
import { openVerification, showVerification, type MailedOpening } from '../begin/open-verification.ts'
import { hidesAccounts, pretendRegistration } from './pretend-registration.ts'
import { onwardOf } from '../challenge/onward.ts'
import { refuse } from '../refuse.ts'
import { handOver } from '../exchange/token-exchange.ts'
import { allowedReturnTo } from '../begin/return-to.ts'
import { settleLogin, signingDeviceOf, sessionBody } from './settle-login.ts'
import { linkIdentifierOf, type ProvidedUser } from '../../records/provided-user.ts'
import { takenMessage } from '../provided/hints.ts'
import { holderOf } from '../provided/holder.ts'
import { addLink, beginLinking } from '../provided/linking.ts'
import { mayKnow, proofOf } from '../provided/proof.ts'
import type { Service } from '../service.ts'
import { firstProofPage } from './next-settings.ts'
import type { SubmissionContext } from '../submission-context.ts'
import { tooManyRequests } from '../rate-limit/rate-limited.ts'
import { destinationOf } from '../show/wire-flow.ts'

type Registered = Extract<Verdict, { verdict: 'registered' }>

/**
 * Creates the account. The hooks decide whether the user is signed in and asked for the code at once
 * (docs/contract/http.md §5.2).
 */
export async function settleRegistration(submission: SubmissionContext, verdict: Registered): Promise<Answer> {
  const { service, caller, flow } = submission
  const { schema, traits, credential, method, verified = [], provided } = verdict
  const { rateLimiter } = service
  if (provided && !isOfOrganization(service.config, provided.link.organization, schema, traits)) {
    return refuse(submission, refused(reasons.wrongOrganisation(provided.label)))
  }
  // Each attempt counts, since the service learns only later whether the name is taken. A network over its limit gets
  // no answer, whether the name is free or taken.
  const questions = verified.length > 0 ? [] : rateLimiter.around('takenSignUp', clientNetworkOf(caller.ipAddress))
  const exceeded = await rateLimiter.take(questions)
  if (exceeded) return tooManyRequests(submission, exceeded)
  const madeBy = caller.actor.device
  const registered = await service.identities.register({
    schema,
    traits,
    credentials: credential ? [credential] : [],
    verified,
    madeBy,
    ...(provided?.metadataPublic !== undefined && { metadataPublic: provided.metadataPublic }),
    ...(provided?.metadataAdmin !== undefined && { metadataAdmin: provided.metadataAdmin }),
    ...(provided?.link.organization !== undefined && { organizationId: provided.link.organization }),
  })
  const isNative = flow.type === 'api'
  const { after } = service.config.selfservice.flows.registration
  const hooks = hooksAfter(after, ofMethod(after, method))
  const opening = (): MailedOpening => ({
    type: flow.type,
    requestUrl: flow.requestUrl,
    // A new user gets a new token: the open flows of this browser end.
    csrfToken: isNative ? '' : caller.csrf.rotate(),
    returnTo: afterVerification(submission) ?? flow.returnTo,
    loginChallenge: flow.loginChallenge,
    locale: caller.locale,
    ...(service.accountRules === 'safe' && { madeBy }),
  })
  const reborn = registered === 'taken' ? await takeOver(submission, verdict) : undefined
  const own = registered === 'taken' ? reborn : registered.identity
  const made = own && (await begun(service, own, opening()))
  const pretended =
    // A user who proved the address may learn that it has an account.
    !made && verified.length === 0 && hidesAccounts(service.config, method, hooks)
      ? await pretendRegistration(service, verdict, opening())
      : undefined
  const account = made ?? pretended
  if (!account) {
    const linking = provided && (await linkInstead(submission, verdict, provided))
    return linking ?? refuse(submission, refused(await taken(service, verdict)))
  }
  await rateLimiter.refund(questions)
  const { identity, verification } = account
  if (submission.exchangeId !== undefined && provided && made && hooks.includes('session')) {
    await keepFlow(service, flow, clearedFlow(service, flow, { state: 'passed_challenge' }))
    return handOver(service, flow, submission.exchangeId, identity, proofOf(provided))
  }
  const proof = provided ? proofOf(provided) : { method }
  const live =
    made && hooks.includes('session')
      ? await service.sessions.issue(identity, proof, signingDeviceOf(caller, flow, identity), { isFirst: true })
      : undefined
  if (live && !isNative) {
    caller.cookies.signIn(live, service.sessions.isWhole(live))
    caller.lastWay.keep(lastWayOf(proof))
  }
  await keepFlow(service, flow, clearedFlow(service, flow, { state: 'passed_challenge' }))

  const shown = verification && hooks.includes('show_verification_ui') ? verification : undefined
  const settings = reborn && live ? await firstProofPage(submission, reborn) : undefined
  const finished = destinationOf(service, flow, method)
  // The application waits for the verification that comes first.
  const target = settings?.page ?? (live && !shown ? await onwardOf(service, flow, live, finished) : finished)
  const continueWith: readonly ContinueWith[] = [
    ...(isNative ? [] : [{ action: 'redirect_browser_to' as const, redirect_browser_to: target }]),
    ...(shown ? [showVerification(service, shown)] : []),
    ...(live && isNative ? [{ action: 'set_ory_session_token' as const, ory_session_token: live.token }] : []),
  ]
  return {
    status: 200,
    body: {
      ...(live && isNative && { session_token: live.token }),
      ...(live && { session: sessionBody(service, live) }),
      identity: wireIdentity(identity, service.addresses.schema),
      continue_with: continueWith.length > 0 ? continueWith : null,
    },
    location: shown ? service.addresses.page('verification', shown.id) : target,
    rule: 'json',
    isNative,
  }
}

/** Gives an account without a known owner to the user who proved its address with a code. */
async function takeOver(
  { service, caller }: SubmissionContext,
  { schema, traits, verified: [address] = [], provided }: Registered,
): Promise<IdentityRecord | undefined> {
  const { accountRules, identities } = service
  const taken = address && (await identities.findByVerifiableAddress(address.via, address.value))
  const known = taken?.verifiable.find(({ via, value }) => via === address?.via && value === address.value)
  if (!taken || !known || accountRules !== 'safe' || isProved(taken) || taken.state === 'inactive') return undefined
  const { identity, isFirst } = await identities.prove({
    identity: taken,
    schema,
    addressId: known.id,
    traits,
    actor: caller.actor,
  })
  if (!isFirst) return undefined
  if (provided) await addLink({ service, caller }, identity, provided)
  return identity
}

/**
 * The account exists: its user may link the provider to it. Two answers for one new user make one account.
 */
async function linkInstead(
  submission: SubmissionContext,
  { schema, traits }: Registered,
  provided: ProvidedUser,
): Promise<Answer | undefined> {
  const { service } = submission
  const known = await service.identities.findByIdentifier(provided.method, linkIdentifierOf(provided.link))
  if (known) return settleLogin(submission, { verdict: 'authenticated', identity: known, ...proofOf(provided) })
  const owner = await holderOf(service, schema, traits)
  return owner && mayKnow(service, provided, owner.identifier)
    ? beginLinking(submission, provided, owner.identifier)
    : undefined
}

/** What a sign-up says that can neither finish nor link. */
const taken = async (service: Service, { schema, traits, provided }: Registered): Promise<UiMessage> =>
  provided ? message(MessageId.duplicateCredentialsLink) : takenMessage(service, schema, traits)

/** The account, reloaded after its code was sent, and the verification that takes the code. */
async function begun(service: Service, made: IdentityRecord, opening: MailedOpening) {
  const verification = await openVerification(service, made, opening)
  return { identity: (await service.identities.find(made.id)) ?? made, verification }
}

/** `after_verification_return_to` of the registration's start (docs/contract/http.md §3.4). */
function afterVerification({ flow, service }: SubmissionContext): string | undefined {
  const asked = URL.parse(flow.requestUrl)?.searchParams.get('after_verification_return_to')
  return asked ? allowedReturnTo(asked, service.config) : undefined
}
