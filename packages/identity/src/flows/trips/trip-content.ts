import type { TripProof } from '../../providers/provider.ts'
import type { SessionId } from '../../records/ids.ts'
import type { Service } from '../service.ts'

/** What a trip keeps, sealed. */
export interface TripContent {
  readonly proof: TripProof
  readonly transientPayload?: Readonly<Record<string, unknown>>
  /** Settings: the session that began the link. */
  readonly sessionId?: SessionId
}

const purpose = 'provider-trip'
const answerPurpose = 'provider-trip-answer'

export const sealTrip = ({ sealer }: Service, content: TripContent): string => sealer.seal(purpose, content)

/** Undefined when the secret that sealed the trip is gone. */
export const openTrip = ({ sealer }: Service, sealed: string): TripContent | undefined =>
  sealer.open(purpose, sealed) as TripContent | undefined // sealed by sealTrip

export const sealAnswer = ({ sealer }: Service, location: string): string => sealer.seal(answerPurpose, location)

export const openAnswer = ({ sealer }: Service, sealed: string): string | undefined =>
  sealer.open(answerPurpose, sealed) as string | undefined // sealed by sealAnswer
