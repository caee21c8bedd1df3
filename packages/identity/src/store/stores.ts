import { throttleStore, type Database, type ThrottleStore } from '@collect/storage'
import type { Kysely } from 'kysely'
import type { Sealer } from '../secrets/sealer.ts'
import { addressChangeStore, type AddressChangeStore } from './address-change-store.ts'
import { addressCodeStore, type AddressCodeStore } from './address-code-store.ts'
import { codeStore, type CodeStore } from './code-store.ts'
import { continuityStore, type ContinuityStore } from './continuity-store.ts'
import { credentialReads, credentialStore, type CredentialStore } from './credential-store.ts'
import { deletionStore, type DeletionStore } from './deletion-store.ts'
import { eventStore, type EventStore } from './event-store.ts'
import { expiredStore, type ExpiredStore } from './expired-store.ts'
import { erasureStore, type ErasureStore } from './erasure-store.ts'
import { errorStore, type ErrorStore } from './error-store.ts'
import { exchangeStore, type ExchangeStore } from './exchange-store.ts'
import { flowStore, type FlowStore } from './flow-store.ts'
import { identityStore, type IdentityStore } from './identity-store.ts'
import { identityMigrations } from './migrations.ts'
import { samlKeyStore, type SamlKeyStore } from './saml-key-store.ts'
import { sessionReads, sessionStore, type SessionStore } from './session-store.ts'
import { recoveryStore, type RecoveryStore } from './recovery-store.ts'
import type { AnyTransaction } from './outbox-store.ts'
import type { IdentityTables } from './tables.ts'
import { tripStore, type TripStore } from './trip-store.ts'

/** All stores of the service. No other code contains SQL. */
export interface StoreSet {
  readonly identities: IdentityStore
  readonly credentials: CredentialStore
  readonly sessions: SessionStore
  readonly flows: FlowStore
  readonly codes: CodeStore
  readonly addressCodes: AddressCodeStore
  readonly errors: ErrorStore
  readonly continuities: ContinuityStore
  readonly throttles: ThrottleStore
  readonly events: EventStore
  readonly deletions: DeletionStore
  readonly erasures: ErasureStore
  readonly recoveries: RecoveryStore
  readonly addressChanges: AddressChangeStore
  readonly trips: TripStore
  readonly exchanges: ExchangeStore
  readonly samlKeys: SamlKeyStore
}

/** Sessions, secrets and limits are not among them. */
type StaleStores = Pick<StoreSet, 'identities' | 'events'>

export interface Stores extends StoreSet {
  readonly expired: ExpiredStore
  /** Runs reads that may miss the changes of the last second. */
  stale<Found>(reads: (stores: StaleStores) => Promise<Found>): Promise<Found>
  /** Runs the work in a transaction. */
  inTransaction<T>(work: (stores: StoreSet, trx: Kysely<IdentityTables>) => Promise<T>): Promise<T>
}

/** Applies the migrations and opens the stores. */
export async function openStores(database: Database, sealer: Pick<Sealer, 'seal' | 'open'>): Promise<Stores> {
  await database.migrate('identity', identityMigrations)
  const db = database.tables<IdentityTables>()
  const reads = { ...credentialReads(database), ...sessionReads(database) }
  const storesOn = (connection: Kysely<IdentityTables>): StoreSet => ({
    identities: identityStore(connection),
    credentials: credentialStore(connection, reads),
    sessions: sessionStore(connection, reads, database.dialect === 'postgres'),
    flows: flowStore(connection, sealer),
    codes: codeStore(connection),
    addressCodes: addressCodeStore(connection),
    errors: errorStore(connection),
    continuities: continuityStore(connection),
    throttles: throttleStore(connection, 'throttles'),
    events: eventStore(connection),
    deletions: deletionStore(connection),
    recoveries: recoveryStore(connection),
    erasures: erasureStore(connection),
    addressChanges: addressChangeStore(connection),
    trips: tripStore(connection),
    exchanges: exchangeStore(connection),
    samlKeys: samlKeyStore(connection),
  })
  return {
    ...storesOn(db),
    expired: expiredStore(database),
    stale: <Found>(reads: (stores: StaleStores) => Promise<Found>) =>
      database.read<IdentityTables, Found>((copy) =>
        reads({ identities: identityStore(copy), events: eventStore(copy) }),
      ),
    inTransaction: (work) => db.transaction().execute((trx) => work(storesOn(trx), trx)),
  }
}

/** The counts within a transaction; they are stored only if it succeeds. */
export const throttlesIn = (trx: AnyTransaction): ThrottleStore =>
  throttleStore(trx as unknown as Kysely<IdentityTables>, 'throttles') // a transaction on the same database
