import type { FlowKind } from '@collect/contract'
import type { WayName } from './visitor.ts'

/** The three ways of speaking to the service, for `describe.each`. */
export const ways: readonly { readonly way: WayName }[] = [{ way: 'navigation' }, { way: 'script' }, { way: 'native' }]

/** The status of a refusal that is shown in the form (docs/contract/http.md §1.3, §11.20). */
export const refusedAs = (way: WayName, kind: FlowKind): number => {
  if (way !== 'navigation') return 400
  return kind === 'registration' ? 302 : 303
}

/** The status of something that went well (docs/contract/http.md §1.8). */
export const doneAs = (way: WayName): number => (way === 'navigation' ? 303 : 200)
