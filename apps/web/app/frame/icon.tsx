import type { ReactNode } from 'react'

/** Paths on a grid of 24 × 24; the style sheet sets stroke width and line caps for all icons. */
const drawn = {
  discover: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M15.5 8.5l-2 5-5 2 2-5z" />
    </>
  ),
  shop: <path d="M5 8h14l1 12.5H4zM9 10.5V7a3 3 0 0 1 6 0v3.5" />,
  collection: (
    <>
      <rect x="4" y="3.5" width="16" height="17" rx="1.5" />
      <path d="M4 9.2h16M4 14.8h16M10.5 6.5h3M10.5 12h3M10.5 17.7h3" />
    </>
  ),
  profile: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.6-4.5 3.5-6.5 7.5-6.5s6.9 2 7.5 6.5" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6L6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  more: <path d="M9 5l7 7-7 7" />,
  done: <path d="M4.5 12.5l5 5 10-11" />,
  offline: (
    <path d="M4 4l16 16M8.5 15.5a5 5 0 0 1 7-.2M5.5 12.3a9.5 9.5 0 0 1 4.3-2.4M14.5 10a9.5 9.5 0 0 1 4 2.3M2.5 9a14 14 0 0 1 4.2-2.6M10.8 5.1A14 14 0 0 1 21.5 9M12 19v.2" />
  ),
  camera: (
    <>
      <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" />
      <circle cx="12" cy="13" r="3.5" />
    </>
  ),
  reload: <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9.2M20 4v5.2h-5.2" />,
  warning: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.5v.1" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type ProductIconName = keyof typeof drawn

export function ProductIcon({ name, small = false }: { readonly name: ProductIconName; readonly small?: boolean }) {
  return (
    <svg className={small ? 'icon icon--sm' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      {drawn[name]}
    </svg>
  )
}
