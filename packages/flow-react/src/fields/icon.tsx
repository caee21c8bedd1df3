/** Strokes on a 24 × 24 grid in the text's colour, for the account screens only. */
const strokes = {
  alert: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7.5V13M12 16.3v.2',
  back: 'M19 12H5M11 6l-6 6 6 6',
  backup: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4',
  check: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM8 12.3l2.8 2.7L16 9.5',
  device: 'M7 2.5h10v19H7zM11 18.5h2',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  eyeOff:
    'M4 4l16 16M9.8 6c.7-.3 1.4-.5 2.2-.5 6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.2 7.8A17 17 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.5 4.2-1.1M10 10a3 3 0 0 0 4 4',
  go: 'M9 5l7 7-7 7',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5.5M12 7.7v.2',
  key: 'M8 11a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM11.2 12.3L20 3.5M16 7.5l3 3M18.5 5l2 2',
  mail: 'M3 5h18v14H3zM3.5 6.5L12 13l8.5-6.5',
  passkey:
    'M9 3.5a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM2.5 20c.4-4.5 3-6.5 6.5-6.5 1.2 0 2.2.2 3 .6M17 10.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6zM17 15.8V21l1.5-1.2L17 18.5',
  password: 'M5 10.5h14v10H5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5',
  pencil: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  plus: 'M12 5v14M5 12h14',
} as const

export type IconName = keyof typeof strokes

/** A decorative icon. Text beside it or the control's label has the same meaning. */
export function Icon({ name, small }: { readonly name: IconName; readonly small?: boolean }) {
  return (
    <svg className={small ? 'icon icon--sm' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  )
}
