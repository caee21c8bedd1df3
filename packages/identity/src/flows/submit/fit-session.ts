import { refused } from '../../methods/verdict.ts'
import { reasons } from '../../nodes/reasons.ts'
import type { Answer } from '../show/answer.ts'
import { alreadySignedIn, firstFactorRequired, identityMismatch } from '../flow-error.ts'
import { refuseHalfSession } from '../guards.ts'
import { refuse } from '../refuse.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { Service } from '../service.ts'
import type { FlowRequest, ReadBody } from '../submission-context.ts'
import { signInFirst } from './pending-post.ts'

/**
 * Refuses submissions whose session does not fit: some kinds need one, some none (docs/contract/http.md §1.7).
 * @param read reads the posted form
 */
export async function refuseUnfitSession(
  context: FlowRequest,
  read?: () => Promise<ReadBody>,
): Promise<Answer | undefined> {
  const { service, caller, flow } = context
  const live = await caller.session()
  const { addresses } = service
  switch (flow.kind) {
    case 'login': {
      if (!live && flow.requestedAal === 'aal2') throw firstFactorRequired()
      // The second factor of one account proves nothing for the session of another.
      if (live && flow.requestedAal === 'aal2' && live.identity.id !== flow.identityId) throw identityMismatch()
      if (!live || flow.refresh || flow.requestedAal === 'aal2') return undefined
      // After the sign-in the flow no longer belongs to this browser, so it does not show the typed values.
      const untyped = { ...flow, values: {} }
      const answer = await refuse({ ...context, flow: untyped, body: {} }, refused(reasons.signedIn()))
      return { ...answer, location: challengeAgain(service, flow) ?? addresses.home }
    }
    case 'registration':
      if (live) throw alreadySignedIn(challengeAgain(service, flow) ?? flow.returnTo ?? addresses.home, 302)
      return undefined
    case 'recovery':
      if (live) throw alreadySignedIn(challengeAgain(service, flow) ?? addresses.home, 302)
      return undefined
    case 'verification':
      return undefined
    case 'settings': {
      if (!live) throw await signInFirst(context, read)
      if (live.identity.id !== flow.identityId) throw identityMismatch()
      refuseHalfSession(service, live, flow)
      return undefined
    }
  }
}

/** The start at which a signed-in user goes on to the application that began the flow. */
const challengeAgain = ({ addresses }: Service, { loginChallenge }: FlowRecord): string | undefined =>
  loginChallenge === undefined ? undefined : addresses.start('login', { login_challenge: loginChallenge })
