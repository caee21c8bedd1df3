import type { ReactNode } from 'react'

/** Icons of the catalogue, on a grid of 24 × 24 as those of the frame. */
const drawnMarks = {
  own: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M8 12.5l3 3 5-6" />
    </>
  ),
  want: <path d="M7 4h10v16.5l-5-4-5 4z" />,
  back: <path d="M15 5l-7 7 7 7" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L21 21" />
    </>
  ),
  filter: (
    <>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
      <circle cx="15" cy="7" r="2" />
      <circle cx="9" cy="17" r="2" />
    </>
  ),
  down: <path d="M6 9.5l6 6 6-6" />,
  next: <path d="M9.5 6l6 6-6 6" />,
  up: <path d="M6 14.5l6-6 6 6" />,
  dots: <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="3" />,
  edit: <path d="M5 19l1-4.5L16.5 4l3.5 3.5L9.5 18z" />,
  move: (
    <>
      <rect x="4" y="4" width="16" height="7" rx="1" />
      <path d="M10.5 7.5h3M4 14v5a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-5M12 13.5v4M10 16l2 2 2-2" />
    </>
  ),
  tag: <path d="M4 5v6.5l8.5 8.5 6.5-6.5L10.5 5zM8 9h.01" />,
  bin: <path d="M5 7h14M9 7V4.5h6V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5" />,
  grid: <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  list: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />,
  note: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.7h.01" />
    </>
  ),
  spare: (
    <>
      <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="1.5" />
      <path d="M15.5 8.5V4H4v11.5h4.5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

interface MarkIconProps {
  readonly name: keyof typeof drawnMarks
  readonly large?: boolean
}

export const MarkIcon = ({ name, large = false }: MarkIconProps) => (
  <svg className={large ? 'icon' : 'icon icon--sm'} viewBox="0 0 24 24" aria-hidden="true">
    {drawnMarks[name]}
  </svg>
)
