const item = 'passkey-offer'
const days30 = 30 * 24 * 60 * 60_000

/** Whether the user of this browser declined the offer. Without storage there is no offer: it would come each time. */
export function isDeclined(now = Date.now()): boolean {
  try {
    const answer = localStorage.getItem(item)
    return answer === 'never' || Number(answer ?? 0) > now
  } catch {
    return true
  }
}

export function decline(answer: 'later' | 'never', now = Date.now()): void {
  try {
    localStorage.setItem(item, answer === 'never' ? 'never' : String(now + days30))
  } catch {
    // The card closes all the same.
  }
}
