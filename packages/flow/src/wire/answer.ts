/** What came back from the service. */
export type Answer = { readonly answer: 'json'; readonly status: number; readonly body: unknown } | FailedAnswer

export interface FailedAnswer {
  readonly answer: 'failed'
  readonly reason: TransportFailure
  readonly detail?: string
}

export type TransportFailure = 'unreachable' | 'undecodable' | 'html' | 'content-type'

/** An object of the wire whose fields are not known yet. */
export type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields | undefined =>
  // Objects have named fields; a list is one without those that anybody asks for.
  typeof value === 'object' && value !== null ? (value as Fields) : undefined

/** An empty word counts as absent (docs/contract/http.md §1.2). */
export const textAt = (fields: Fields | undefined, name: string): string | undefined => {
  const value = fields?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
