/** Why a flow was restarted. The address holds it, so that a second failure is noticed instead of looping. */
export const retryReasons = ['expired', 'lost', 'csrf'] as const
export type RetryReason = (typeof retryReasons)[number]

export const retryParameter = 'retry'

export function retryReasonOf(url: URL): RetryReason | undefined {
  const word = url.searchParams.get(retryParameter)
  return retryReasons.find((reason) => reason === word)
}
