import type { ContentfulStatusCode } from 'hono/utils/http-status'

const names = {
  400: 'invalid_request',
  404: 'not_found',
  409: 'conflict',
} as const satisfies Partial<Record<ContentfulStatusCode, string>>

/** A refusal of the admin API, in Hydra's shape (docs/contract/providers-and-oauth2.md §D1). */
export class HydraError extends Error {
  override readonly name = 'HydraError'
  readonly status: keyof typeof names

  constructor(status: keyof typeof names, description: string) {
    super(description)
    this.status = status
  }

  toJSON() {
    return { error: names[this.status], error_description: this.message, status_code: this.status }
  }
}
