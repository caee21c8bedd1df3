import { setTimeout as after } from 'node:timers/promises'
import type { Dialect } from '@collect/storage'
import type { Clock } from '../clock.ts'
import type { Accounts } from '../owner-data/accounts.ts'
import type { AddressChanges } from '../address-changes/address-changes.ts'
import type { Courier } from '../courier/courier.ts'
import { expiringTables, type ExpiredStore, type ExpiringTable } from '../store/expired-store.ts'

export interface RetentionOptions {
  readonly expired: ExpiredStore
  readonly dialect: Dialect
  readonly courier: Pick<Courier, 'purge'>
  readonly accounts: Pick<Accounts, 'carryOut'>
  /** Empties the database's log, so that it holds no deleted data. */
  readonly emptyLog: () => Promise<void>
  readonly addressChanges: Pick<AddressChanges, 'carryOut'>
  readonly clock: Clock
  readonly log: {
    info(fields: object, text: string): void
    error(fields: object, text: string): void
  }
  /** 0 ≤ n < 1; spreads the rounds of processes that started together. */
  readonly random?: () => number
  /** Approximate time between two rounds, in milliseconds. */
  readonly interval?: number
}

/** Deletes expired rows, so that the database grows with its users and not with time. */
export interface Retention {
  /** Runs one round. Answers how many rows were deleted. */
  purgeExpired(): Promise<number>
  /** Runs every few minutes from now on. Several processes may do so on one database. */
  start(): void
  /** Finishes the current batch. */
  stop(): Promise<void>
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** For how long rows are kept after they expired. */
const keptFor: Readonly<Record<ExpiringTable, number>> = {
  flows: 0,
  // Codes of the last hour are counted (`codes/codes.ts`).
  codes: 2 * hour,
  address_codes: 2 * hour,
  // Known devices are recognised by their sessions, and owners can review past sessions.
  sessions: 30 * day,
  continuities: 0,
  // The error page shows an error again after a reload.
  flow_errors: 6 * hour,
  security_events: 365 * day,
  throttles: 0,
  recovery_addresses: 0,
  address_changes: 0,
  address_restores: 0,
  provider_trips: 0,
  token_exchanges: 0,
}

/** Rows per statement: few enough not to delay requests. */
const batch = 500
/**
 * A pause after each batch, as a multiple of its time. A batch on SQLite stops the whole process, so fewer than one
 * request in a hundred may meet one; a batch on PostgreSQL takes a part of the server.
 */
const pausesAfter: Readonly<Record<Dialect, number>> = { sqlite: 40, postgres: 4 }
/** In milliseconds; a batch that waited for a slow disk must not end the clean-up. */
const maxPause = 1_000
/** Bounds a round. The next one follows at once and continues. */
const maxBatches = 200
const usualInterval = 2 * minute

export function createRetention({
  expired,
  dialect,
  courier,
  accounts,
  emptyLog,
  addressChanges,
  clock,
  log,
  random = Math.random,
  interval = usualInterval,
}: RetentionOptions): Retention {
  let isStarted = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> | undefined
  /** The last round left expired rows. */
  let isBehind = false
  const stopping = new AbortController()

  /** Ends early when the service stops. */
  const pause = (time: number) =>
    after(Math.min(time, maxPause), undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)

  const batchByBatch = async (take: (size: number) => Promise<number>): Promise<number> => {
    let gone = 0
    for (let round = 0; round < maxBatches && !stopping.signal.aborted; round += 1) {
      const began = performance.now()
      const count = await take(batch)
      gone += count
      if (count < batch) return gone
      await pause((performance.now() - began) * pausesAfter[dialect])
    }
    isBehind = true
    return gone
  }

  const logDeleted = (accounts: number): void => {
    if (accounts > 0)
      log.info({ event: 'retention.accounts_deleted', accounts }, 'Accounts deleted as their owners asked.')
  }

  const purgeExpired = async (): Promise<number> => {
    isBehind = false
    let gone = await batchByBatch((size) => courier.purge(size))
    for (const table of expiringTables) {
      gone += await batchByBatch((size) => expired.delete(table, clock() - keptFor[table], size))
    }
    if (gone > 0) log.info({ event: 'retention.rows_deleted', rows: gone }, 'Expired rows deleted.')
    try {
      const deleted = await accounts.carryOut()
      logDeleted(deleted)
    } finally {
      await emptyLog()
    }
    const deleted = await accounts.carryOut()
    logDeleted(deleted)
    await addressChanges.carryOut()
    return gone
  }

  const later = (): void => {
    if (!isStarted) return
    timer = setTimeout(
      async () => {
        running = purgeExpired().catch((error: unknown) =>
          log.error({ event: 'retention.failed', err: error }, 'Expired rows could not be deleted.'),
        )
        await running
        later()
      },
      isBehind ? 0 : interval * (0.5 + random()),
    ).unref()
  }

  return {
    purgeExpired,
    start() {
      isStarted = true
      later()
    },
    async stop() {
      isStarted = false
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
