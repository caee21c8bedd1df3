interface LogFields {
  readonly event: string
  readonly [field: string]: unknown
}

/** The provider's log. It never holds a code, a token, a challenge or a secret. */
export interface OAuth2Log {
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
}
