import type { Device } from '@collect/messages'
import type { ReactNode } from 'react'

/** Plain drawings, no trade marks; on a grid of 24 × 24. */
const systems = {
  phone: (
    <>
      <rect x="7" y="2.5" width="10" height="19" rx="2" />
      <path d="M11 18.5h2" />
    </>
  ),
  tablet: (
    <>
      <rect x="4.5" y="3" width="15" height="18" rx="2" />
      <path d="M11 18h2" />
    </>
  ),
  laptop: (
    <>
      <rect x="5" y="5" width="14" height="10" rx="1.5" />
      <path d="M2.5 19h19" />
    </>
  ),
  desktop: (
    <>
      <rect x="3" y="4" width="18" height="12" rx="1.5" />
      <path d="M12 16v4M8 20h8" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

const systemOf = new Map<string | undefined, keyof typeof systems>([
  ['Android', 'phone'],
  ['iPhone', 'phone'],
  ['iPad', 'tablet'],
  ['Windows', 'desktop'],
])

const browsers = {
  Chrome: (
    <>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M12 8.4h8.2M8.9 13.8L4.8 6.7M15.1 13.8L11 20.9" />
    </>
  ),
  Safari: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M16.5 7.5l-3.2 5.8-5.8 3.2 3.2-5.8z" />
    </>
  ),
  Firefox: (
    <path d="M12 3.5c1 2 3 2.5 4.5 4.5 4 5-.2 12.5-5 12.5S3 16.5 3.6 11.5C4 9 5 8 5.5 6c1 .4 1.7 1 2 2 2-.6 4.6 0 5 2-3-.4-4.5 1-4 3 .4 1.7 2.6 2.6 4.5 1.5" />
  ),
  Edge: (
    <path d="M20.5 13.5c-.5-5.5-4-9-8.5-9-5 0-8.5 4-8.5 8.5s3.5 7.5 8 7.5c-3-1-4-4-2.8-6.5C9.8 11.5 12 11 13.5 12c1 .8.8 2 .3 2.8 2.5 1.2 6 .7 6.7-1.3z" />
  ),
} as const satisfies Record<string, ReactNode>

const isDrawn = (browser: string | undefined): browser is keyof typeof browsers =>
  browser !== undefined && Object.hasOwn(browsers, browser)

/** The system of a device, with a small mark of its browser. */
export function DeviceTile({ session: { browser, system } }: { readonly session: Device }) {
  return (
    <span className="tile">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        {systems[systemOf.get(system) ?? 'laptop']}
      </svg>
      {isDrawn(browser) && (
        <span className="tile__mark">
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            {browsers[browser]}
          </svg>
        </span>
      )}
    </span>
  )
}
