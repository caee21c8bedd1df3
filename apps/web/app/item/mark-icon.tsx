import type { ReactNode } from 'react'

/** Icons of the catalogue, on a grid of 24 × 24 as those of the frame. */
const drawnMarks = {
  want: <path d="M7 4h10v16.5l-5-4-5 4z" />,
  back: <path d="M15 5l-7 7 7 7" />,
  spare: (
    <>
      <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="1.5" />
      <path d="M15.5 8.5V4H4v11.5h4.5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export const MarkIcon = ({ name }: { readonly name: keyof typeof drawnMarks }) => (
  <svg className="icon icon--sm" viewBox="0 0 24 24" aria-hidden="true">
    {drawnMarks[name]}
  </svg>
)
