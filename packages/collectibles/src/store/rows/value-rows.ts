import type { Generated } from 'kysely'

interface ObservationRow {
  id: string
  variant_id: string
  /** `1` to `5`, or `g:<company>:<grade>`. */
  band: string
  /** Days since 1970. */
  day: number
  amount: number
  currency: string
  quantity: Generated<number>
  source: 'order' | 'own' | 'import' | 'sample'
  source_ref: string
  /** Never shown. */
  reporter_id: Generated<string | null>
  /** '' or the reason. */
  rejected: Generated<string>
  at: number
}

interface LoanRow {
  id: string
  owner_id: string
  copy_id: string
  quantity: number
  to_name: string
  out_on: string
  due_on: Generated<string>
  back_on: Generated<string>
  note: Generated<string>
  rev: Generated<number>
  created_at: number
  updated_at: number
}

export interface ValueTables {
  price_observations: ObservationRow
  loans: LoanRow
}
