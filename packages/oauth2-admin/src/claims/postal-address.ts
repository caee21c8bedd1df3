import { firstTrait, isTraitGroup, claim } from './trait-text.ts'

/** The address claim (OpenID Connect Core 1.0, section 5.1.1). */
export interface PostalAddress {
  readonly formatted?: string
  readonly street_address?: string
  readonly locality?: string
  readonly region?: string
  readonly postal_code?: string
  readonly country?: string
}

/** Reads a text, or an object with the claim's names or usual ones; undefined when it holds nothing. */
export function postalAddressOf(trait: unknown): PostalAddress | undefined {
  if (typeof trait === 'string') return trait.trim() === '' ? undefined : { formatted: trait }
  if (!isTraitGroup(trait)) return undefined
  const address: PostalAddress = {
    ...claim('formatted', firstTrait(trait, ['formatted'])),
    ...claim('street_address', firstTrait(trait, ['street_address', 'street'])),
    ...claim('locality', firstTrait(trait, ['locality', 'city'])),
    ...claim('region', firstTrait(trait, ['region', 'state'])),
    ...claim('postal_code', firstTrait(trait, ['postal_code', 'zip'])),
    ...claim('country', firstTrait(trait, ['country'])),
  }
  return Object.keys(address).length > 0 ? address : undefined
}
