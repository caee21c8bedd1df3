/** Why a flow had to be started again; it stands in the address, so a second time is noticed and nothing goes round. */
export const retryReasons = ['expired', 'lost', 'csrf'] as const
export type RetryReason = (typeof retryReasons)[number]

export const retryParameter = 'retry'

export function retryReasonOf(url: URL): RetryReason | undefined {
  const word = url.searchParams.get(retryParameter)
  return retryReasons.find((reason) => reason === word)
}
