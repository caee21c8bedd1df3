import type { ConsentDesk, FlowKind, FoundConsent } from '@collect/contract'
import { answerTo, fetchFlow, type Answer } from '@collect/flow'
import type { RouterContextProvider } from 'react-router'

import { identityClient } from './identity-client.ts'
import type { Visit } from './visit.ts'

type Context = Readonly<RouterContextProvider>

/** One look-up per page for all loaders: the context object lives as long as its request. */
const flows = new WeakMap<Context, Promise<Answer>>()
const consents = new WeakMap<Context, Promise<FoundConsent>>()

/** The service's answer to a fetch of the flow that the page's address names. */
export const visitedFlow = (kind: FlowKind, id: string, { context }: Pick<Visit, 'context'>): Promise<Answer> =>
  once(flows, context, () => answerTo(fetchFlow(identityClient({ context }), kind, { id })))

/** What the desk finds under the challenge of this visit. */
export const visitedConsent = (
  desk: ConsentDesk,
  challenge: string,
  { context }: Pick<Visit, 'context'>,
): Promise<FoundConsent> => once(consents, context, () => desk.find(challenge))

function once<Found>(known: WeakMap<Context, Promise<Found>>, context: Context, find: () => Promise<Found>) {
  const earlier = known.get(context)
  if (earlier) return earlier
  const found = find()
  known.set(context, found)
  return found
}
