/** Rows as they are stored: times as milliseconds, everything else as text. */
export interface OAuth2Tables {
  oauth2_payloads: PayloadRow
  oauth2_clients: ClientRow
  oauth2_keys: KeyRow
  oauth2_consents: ConsentRow
}

/** What the library keeps: sessions, interactions, grants, codes and tokens. */
export interface PayloadRow {
  model: string
  /** SHA-256 of the id, because ids of tokens are the tokens. */
  id: string
  /** Sealed JSON. */
  payload: string
  /** SHA-256 of the grant's id. */
  grant_id: string | null
  /** SHA-256 of a session's uid. */
  uid: string | null
  account_id: string | null
  client_id: string | null
  consumed_at: number | null
  expires_at: number
}

export interface ClientRow {
  id: string
  /** JSON in Hydra's names, without the secret. */
  metadata: string
  /** SHA-256 of the secret. */
  secret: string | null
  name: string
  owner: string
  created_at: number
  updated_at: number
}

export interface KeyRow {
  /** The key's thumbprint. */
  kid: string
  /** Keys are made in pairs, one for each algorithm. The number of the pair. */
  pair: number
  algorithm: string
  /** Sealed private JWK. */
  jwk: string
  made_at: number
  signs_from: number
  /** When the key leaves the key set; null while no newer pair exists. */
  retires_at: number | null
}

/** What an account decided about a client. */
export interface ConsentRow {
  account_id: string
  client_id: string
  grant_id: string
  /** The challenge of the last decision; null when no question was asked. */
  request_id: string | null
  /** Scopes, separated by spaces. */
  granted: string
  refused: string
  remembered: number
  own: number
  since: number
  decided_at: number
  last_used_at: number | null
}
