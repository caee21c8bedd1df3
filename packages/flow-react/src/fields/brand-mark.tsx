type Stroke = readonly [path: string, fill?: string]

interface Mark {
  /** Side of the square grid that the paths are drawn on. */
  readonly grid: number
  readonly strokes: readonly Stroke[]
}

const marks: Readonly<Record<string, Mark>> = {
  google: {
    grid: 24,
    strokes: [
      ['M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8.1z', '#4285F4'],
      [
        'M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7c-1 .7-2.2 1-3.7 1-2.9 0-5.3-1.9-6.2-4.5H2.2v2.8A11 11 0 0 0 12 23z',
        '#34A853',
      ],
      ['M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8z', '#FBBC05'],
      ['M12 5.4c1.6 0 3.1.6 4.2 1.7l3.2-3.2A11 11 0 0 0 2.2 7.1l3.6 2.8C6.7 7.3 9.1 5.4 12 5.4z', '#EA4335'],
    ],
  },
  github: {
    grid: 16,
    strokes: [
      [
        'M8 0C3.58 0 0 3.58 0 8c0 3.54 2.29 6.53 5.47 7.59.4.07.55-.17.55-.38 0-.19-.01-.82-.01-1.49-2.01.37-2.53-.49-2.69-.94-.09-.23-.48-.94-.82-1.13-.28-.15-.68-.52-.01-.53.63-.01 1.08.58 1.23.82.72 1.21 1.87.87 2.33.66.07-.52.28-.87.51-1.07-1.78-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82a7.6 7.6 0 0 1 4 0c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48 0 1.07-.01 1.93-.01 2.2 0 .21.15.46.55.38A8 8 0 0 0 16 8c0-4.42-3.58-8-8-8z',
      ],
    ],
  },
  microsoft: {
    grid: 22,
    strokes: [
      ['M1 1h9.5v9.5H1z', '#F25022'],
      ['M11.5 1H21v9.5h-9.5z', '#7FBA00'],
      ['M1 11.5h9.5V21H1z', '#00A4EF'],
      ['M11.5 11.5H21V21h-9.5z', '#FFB900'],
    ],
  },
}

/** The provider's own mark where we know it, else its first letter. */
export function BrandMark({ provider }: { readonly provider: string }) {
  // Several accounts at one provider come as google-1, github-enterprise and the like.
  const mark = marks[provider.toLowerCase().split(/[^a-z]/)[0] ?? '']
  if (!mark) {
    return (
      <span className="brand" aria-hidden="true">
        {provider.slice(0, 1).toUpperCase()}
      </span>
    )
  }
  return (
    <svg className="brand" viewBox={`0 0 ${mark.grid} ${mark.grid}`} aria-hidden="true">
      {mark.strokes.map(([path, fill]) => (
        <path key={path} d={path} fill={fill ?? 'currentColor'} />
      ))}
    </svg>
  )
}
