/** The answer of the service. */
export type Answer = { readonly answer: 'json'; readonly status: number; readonly body: unknown } | FailedAnswer

export interface FailedAnswer {
  readonly answer: 'failed'
  readonly reason: TransportFailure
  readonly detail?: string
}

export type TransportFailure = 'unreachable' | 'undecodable' | 'html' | 'content-type'

/** A JSON object with unknown fields. */
export type Fields = Readonly<Record<string, unknown>>

export const fieldsIn = (value: unknown): Fields | undefined =>
  // A list is an object too, but has none of the fields that callers read.
  typeof value === 'object' && value !== null ? (value as Fields) : undefined

/** An empty string counts as absent (docs/contract/http.md §1.2). */
export const textAt = (fields: Fields | undefined, name: string): string | undefined => {
  const value = fields?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
