/** What the engines say differently. */
export interface Words {
  /** A query with the numbers from `first` to `last` as `n`. */
  numbers(first: number, last: number): string
  hex(number: string, digits: number): string
  /** As `digest` of `secrets/tokens.ts`. */
  digest(text: string): string
}

export interface CopiedTable {
  readonly name: string
  /** The condition for the rows `o` that are copied once for each number. */
  readonly template: string
  /** The table has a row for every so many accounts; for each one unless given. */
  readonly every?: number
  /** The columns of a copy that differ, as expressions over its number `n` and the copied row `t`. */
  readonly changed: Readonly<Record<string, string>>
}

/** Knuth's multiplier for hashes: its multiples are scattered. */
const scatter = 2_654_435_761

/** All tables that grow with the accounts of an installation, and with their visits. */
export function copiesOf({ hex, digest }: Words, email: string): readonly CopiedTable[] {
  // Ids of accounts are as scattered as random ones, others begin with a time: their order decides how an index grows.
  const id = (kind: number, ordinal = '0') =>
    `${hex(`(n * ${scatter}) % 4294967296`, 8)} || '-' || ${hex(`${kind * 16} + ${ordinal}`, 4)} || '-4000-8000-' || ${hex('n', 12)}`
  const timed = (kind: number, ordinal = '0') =>
    `'019a' || ${hex('n / 65536', 4)} || '-' || ${hex('n % 65536', 4)} || '-7000-8000-' || ${hex(`${kind * 16} + ${ordinal}`, 12)}`
  const renamed = (column: string) => `replace(t.${column}, '${email}', 'crowd.' || n || '@collect.example')`
  const account = id(1)
  const ofAccount = `o.identity_id = (select identity_id from credential_identifiers where identifier = '${email}' limit 1)`
  const first = (table: string) => `o.id = (select id from ${table} limit 1)`
  return [
    {
      name: 'identities',
      template: ofAccount.replace('o.identity_id', 'o.id'),
      changed: { id: account, traits: renamed('traits') },
    },
    {
      name: 'credentials',
      template: ofAccount,
      changed: { id: id(2, 't.ordinal'), identity_id: account, config: renamed('config') },
    },
    {
      name: 'credential_identifiers',
      template: ofAccount,
      changed: { identifier: renamed('identifier'), identity_id: account },
    },
    {
      name: 'verifiable_addresses',
      template: ofAccount,
      changed: { id: id(3, 't.ordinal'), identity_id: account, value: renamed('value') },
    },
    {
      name: 'recovery_addresses',
      template: ofAccount,
      changed: { id: id(4, 't.ordinal'), identity_id: account, value: renamed('value') },
    },
    {
      name: 'sessions',
      template: `${ofAccount} and o.active = 1 and ${'o.token_digest'} = (select max(token_digest) from sessions where identity_id = o.identity_id)`,
      changed: {
        id: timed(5),
        identity_id: account,
        token_digest: digest("'ory_st_crowd' || n"),
        device_id: id(6),
        // As `crowdNetwork`.
        ip_address: `'10.' || ((n / 65536) % 256) || '.' || ((n / 256) % 256) || '.' || (n % 256)`,
        // An hour's sign-ins, whatever the number of accounts.
        issued_at: `t.issued_at - (n * ${scatter}) % 3600000`,
        expires_at: `t.expires_at - (n * ${scatter}) % 3600000`,
      },
    },
    {
      name: 'security_events',
      template: ofAccount,
      changed: { id: timed(7, 't.ordinal'), identity_id: account, at: 't.at - n % 3600000' },
    },
    {
      name: 'flows',
      template: first('flows'),
      changed: { id: timed(8), identity_id: account, kept_until: 't.kept_until + n % 3600000' },
    },
    {
      name: 'codes',
      template: first('codes'),
      changed: { id: timed(9), flow_id: timed(8), identity_id: account, expires_at: 't.expires_at + n % 3600000' },
    },
    {
      name: 'courier_messages',
      template: first('courier_messages'),
      changed: {
        id: timed(10),
        status: "'sent'",
        recipient: renamed('recipient'),
        identity_id: account,
        next_attempt_at: 't.next_attempt_at - n % 3600000',
        created_at: 't.created_at - n % 3600000',
        sealed: 'null',
        blank_at: 'null',
      },
    },
    {
      name: 'throttles',
      template: 'o.key = (select min(key) from throttles)',
      // A count ends within the hour, and few accounts sign in within one.
      every: 100,
      changed: { key: digest("'crowd' || n"), free_at: 't.free_at + n % 3600000' },
    },
  ]
}
