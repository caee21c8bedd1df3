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
  /** Address of `brands.svg`. Only pages with providers load it. */
  readonly brands: string | undefined
}

/** The provider's logo if known, else its first letter. */
export function BrandMark({ provider, brands }: BrandMarkProps) {
  // A provider may have several ids: google-1, github-enterprise and so on.
  const name = provider.toLowerCase().split(/[^a-z]/)[0] ?? ''
  if (!brands || !known.has(name)) {
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
