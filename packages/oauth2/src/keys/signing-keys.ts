import type { JWK } from 'jose'
import { generateKeys } from './key-pairs.ts'
import type { KeyStore, StoredKey } from './key-store.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** For how long a pair signs. */
const signsFor = 90 * day
/** Clients read the key set at least this often. */
const announcedFor = 24 * hour
/** Tokens that were signed last stay verifiable. */
const keptFor = 48 * hour

export interface SigningKeys {
  /** The keys, the ones that sign first. Makes the first pair, and a new one when the last one gets old. */
  current(): Promise<readonly JWK[]>
  /** Makes a new pair, which signs once it was announced for a day. Answers when, in milliseconds since 1970. */
  rotate(): Promise<number>
}

export function createSigningKeys(store: KeyStore, clock: () => number): SigningKeys {
  async function make(keys: readonly StoredKey[], signsFrom: number): Promise<void> {
    const pair = (keys[0]?.pair ?? 0) + 1
    await store.add(pair, await generateKeys(), { signsFrom, now: clock(), olderRetireAt: signsFrom + keptFor })
  }

  return {
    async current() {
      const now = clock()
      const before = await store.list()
      const [newest] = before
      if (newest === undefined) await make(before, now)
      else if (now >= newest.signsFrom + signsFor - announcedFor) {
        await make(before, Math.max(newest.signsFrom + signsFor, now + announcedFor))
      }
      await store.deleteRetired(now)
      await store.reseal()
      return inOrder(await store.list(), now)
    },
    async rotate() {
      const signsFrom = clock() + announcedFor
      await make(await store.list(), signsFrom)
      return signsFrom
    },
  }
}

/** The newest pair that signs already, then the others. */
function inOrder(keys: readonly StoredKey[], now: number): readonly JWK[] {
  const signing = keys.find(({ signsFrom }) => signsFrom <= now)?.pair
  const isSigning = ({ pair }: StoredKey) => pair === signing
  return [...keys.filter(isSigning), ...keys.filter((key) => !isSigning(key))].map(({ jwk }) => jwk)
}
