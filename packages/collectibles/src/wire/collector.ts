/** `GET` and `PATCH /collector` */
export interface Collector {
  readonly rev: number
  readonly display_name?: string
  readonly about?: string
  /** ISO 3166-1. */
  readonly country?: string
  /** ISO 4217. */
  readonly currency: string
  /** How many of a thing its owner keeps; the others are spare. */
  readonly keep_count: number
}
