/** A sender sent nothing for too long. */
export class SlowSenderError extends Error {}

/** How long a sender may send nothing, in milliseconds. */
const senderPatience = 20_000

/** Chunks as they arrive. @throws SlowSenderError if none comes for a while */
export async function* withPatience(
  chunks: AsyncIterable<Uint8Array>,
  patience = senderPatience,
): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await inTime(iterator.next(), patience)
      if (done) return
      yield value
    }
  } finally {
    // A stream that is stuck would never end its iteration.
    void iterator.return?.().catch(() => {})
  }
}

async function inTime<Value>(next: Promise<Value>, patience: number): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new SlowSenderError('nothing arrived')), patience)
  try {
    return await Promise.race([next, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
