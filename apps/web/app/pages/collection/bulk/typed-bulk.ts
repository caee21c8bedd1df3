import type { Typed } from '../../../forms/rules.ts'
import { bulkFields, changeOf, tickOf } from './bulk-fields.ts'

/** The fields of the form as they were typed, of a form or of an address. */
export const typedBulk = (sent: FormData | URLSearchParams): Typed =>
  Object.fromEntries(
    bulkFields
      .flatMap((field) => [tickOf(field), changeOf(field)])
      .flatMap((name) => {
        const value = sent.get(name)
        return typeof value === 'string' ? [[name, value] as const] : []
      }),
  )

/** The page with the form as it was typed. */
export function withTypedBulk(page: URL, typed: Typed, step: string): URL {
  const held = new URL(page)
  for (const [name, value] of Object.entries(typed)) held.searchParams.set(name, value)
  held.searchParams.set('do', step)
  return held
}
