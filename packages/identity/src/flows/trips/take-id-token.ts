import { randomUUID } from 'node:crypto'
import { isUniqueViolation } from '@collect/storage'
import type { Verdict } from '../../methods/verdict.ts'
import { MappingFault } from '../../providers/connection.ts'
import { ProviderFault } from '../../providers/provider.ts'
import { digest } from '../../secrets/tokens.ts'
import type { Answer } from '../show/answer.ts'
import { FlowError } from '../flow-error.ts'
import { refuse } from '../refuse.ts'
import { countBytes } from '../stored/count-flow.ts'
import type { SubmissionContext } from '../submission-context.ts'
import { explained } from './explain-fault.ts'
import { settleTrip } from './settle-trip.ts'

/** Bytes of the row that remembers a token. */
const rowSize = 200

/**
 * An application submits an id token that it got from the provider itself: the flow finishes at once
 * (docs/contract/providers-and-oauth2.md §A13). @throws 403 for a token that is wrong or was taken before
 */
export async function takeIdToken(
  submission: SubmissionContext,
  { connection, idToken, nonce }: Extract<Verdict, { verdict: 'id_token_submitted' }>,
): Promise<Answer> {
  const { service, caller } = submission
  const madeAt = service.clock()
  try {
    if (!connection.check) throw new ProviderFault('answer', 'this kind of provider takes no submitted id tokens')
    const user = await connection.check(idToken, nonce)
    await countBytes(service, caller, rowSize)
    await remember(submission, connection, idToken, user.expiresAt)
    return await settleTrip(submission, { connection, user, madeAt, sessionId: undefined })
  } catch (error) {
    if (!(error instanceof ProviderFault || error instanceof MappingFault)) throw error
    const verdict = explained(service, connection, error, caller)
    if (error instanceof ProviderFault && error.kind === 'answer') throw refused()
    return refuse(submission, verdict)
  }
}

const refused = () => new FlowError({ status: 403, reason: 'The id token is not valid, or was used before.' })

/** Each token counts once, until it expires. */
async function remember(
  { service, flow }: SubmissionContext,
  { id: provider, method }: Extract<Verdict, { verdict: 'id_token_submitted' }>['connection'],
  idToken: string,
  expiresAt: number,
): Promise<void> {
  const now = service.clock()
  try {
    await service.stores.trips.insert({
      id: `id-token:${digest(idToken)}`,
      flowId: randomUUID(),
      flowKind: flow.kind,
      method,
      provider,
      binding: '',
      sealed: '',
      madeAt: now,
      expiresAt,
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw refused()
    throw error
  }
}
