/** Providers whose logo is in `brands.svg`. */
const known: ReadonlySet<string> = new Set([
  'apple',
  'discord',
  'facebook',
  'github',
  'gitlab',
  'google',
  'linkedin',
  'microsoft',
  'patreon',
  'salesforce',
  'slack',
  'spotify',
  'twitch',
  'x',
])

interface BrandMarkProps {
  readonly provider: string
  readonly kind: string | undefined
  /** Address of `brands.svg`. Only pages with providers load it. */
  readonly brands: string | undefined
}

/** The logo of the provider's kind, else of its id, else a letter (docs/contract/providers-and-oauth2.md §G). */
export function BrandMark({ provider, kind, brands }: BrandMarkProps) {
  // A provider may have several ids: google-1, github-enterprise and so on.
  const name = [kind, provider.toLowerCase().split(/[^a-z]/)[0]].find((it) => it !== undefined && known.has(it))
  if (!brands || !name) {
    return (
      <span className="brand brand--letter" aria-hidden="true">
        {provider.slice(0, 1).toUpperCase()}
      </span>
    )
  }
  return (
    <svg className="brand" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${brands}#${name}`} />
    </svg>
  )
}
