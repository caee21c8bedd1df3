import type pg from 'pg'

/** Connections to one server, as a pool of the driver gives them. */
export interface ServerConnections {
  /** Kysely reads them to cancel statements. */
  readonly options: object
  connect(): Promise<pg.PoolClient>
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>
  end(): Promise<void>
}
