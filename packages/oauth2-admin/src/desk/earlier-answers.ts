import type { ConsentSession, EarlierAnswers } from '@collect/contract'

/** The user's last answer for each scope that a client requested before; undefined without any. */
export function earlierAnswers(consents: readonly ConsentSession[], clientId: string): EarlierAnswers | undefined {
  const answers = new Map<string, boolean>()
  for (const consent of consentsOf(consents, clientId).toSorted(oldestFirst)) {
    for (const scope of consent.consent_request.requested_scope ?? []) {
      answers.set(scope, consent.grant_scope?.includes(scope) ?? false)
    }
  }
  if (answers.size === 0) return undefined
  const scopes = [...answers.keys()]
  return {
    granted: scopes.filter((scope) => answers.get(scope)),
    refused: scopes.filter((scope) => !answers.get(scope)),
  }
}

export const consentsOf = (consents: readonly ConsentSession[], clientId: string): readonly ConsentSession[] =>
  consents.filter(({ consent_request }) => consent_request.client?.client_id === clientId)

/** Sorts by the time of the decision. */
export const oldestFirst = (one: ConsentSession, other: ConsentSession): number => handledAt(one) - handledAt(other)

const handledAt = ({ handled_at }: ConsentSession): number => (handled_at === undefined ? 0 : Date.parse(handled_at))
