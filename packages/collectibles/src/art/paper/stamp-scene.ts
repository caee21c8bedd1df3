import { each, n, range } from '../pen/svg.ts'

export const stampScenes = ['light', 'bird', 'peak', 'tulip', 'balloon', 'fish'] as const
export type StampScene = (typeof stampScenes)[number]

export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The lower edge. */
  readonly foot: number
}

type Colours = readonly [sky: string, land: string, subject: string]
type Draw = (frame: Frame, colours: Colours) => string

const draw: Record<StampScene, Draw> = {
  light: ({ x, y, width, foot }, [, land, subject]) =>
    `<circle cx="${n(x + width * 0.76)}" cy="${y + 16}" r="8" fill="${subject}"/><path d="M${x} ${foot - 16}c14-8 24 4 38-2s18-4 24-2v26h-62z" fill="${land}"/><path d="M${x + 14} ${foot - 14}l3-38h10l3 38z" fill="#f6efe0"/><path d="M${n(x + 15.6)} ${foot - 34}h12.900l.800 10h-14.500z" fill="${subject}"/><path d="M${x + 15} ${foot - 58}h14v6h-14zM${x + 18} ${foot - 64}h8v6h-8z" fill="${land}"/><path d="M${x + 29} ${foot - 61}l40-12v16z" fill="${subject}" opacity=".55"/>`,
  bird: ({ x, width, foot }, [sky, land, subject]) =>
    `<path d="M${x} ${foot - 18}h${width}v18h-${width}z" fill="${land}"/><g transform="translate(60 58) scale(1.150)"><path d="M-22 8C-14-8-2-8 6-2c3-5 7-6 11-4l6 1-5 3c0 12-9 17-19 14-6-2-12-2-21-4z" fill="${subject}"/><path d="M-8 2c4-4 9-4 14 0-3 5-8 6-14 0z" fill="${sky}" opacity=".7"/><circle cx="14" cy="-2" r="1.300" fill="#1d1410"/><path d="M-2 13v8M3 13v8" stroke="#1d1410" stroke-width="1.400"/></g>`,
  peak: ({ x, y, width, height, foot }, [, land, subject]) =>
    `<circle cx="${n(x + width * 0.3)}" cy="${y + 15}" r="9" fill="${subject}"/><path d="M${x - 6} ${foot}l${n(width * 0.42)} -${n(height * 0.66)} ${n(width * 0.24)} ${n(height * 0.34)} ${n(width * 0.18)} -${n(height * 0.2)} ${n(width * 0.4)} ${n(height * 0.52)}z" fill="${land}"/><path d="M${n(x - 6 + width * 0.42)} ${n(foot - height * 0.66)}l-8 14 5-2 4 5 4-4 5 3z" fill="#f6efe0"/><path d="M${x} ${foot - 9}h${width}v9h-${width}z" fill="${subject}" opacity=".8"/>`,
  tulip: ({ y, foot }, [, land, subject]) =>
    `<path d="M60 ${foot - 4}V${y + 34}" stroke="${land}" stroke-width="3"/><path d="M60 ${foot - 8}c-16-4-20-18-18-30 12 6 18 16 18 30zM60 ${foot - 8}c16-4 20-18 18-30-12 6-18 16-18 30z" fill="${land}"/><path d="M44 ${y + 12}c4 5 6 5 8 3 3-5 5-8 8-9 3 1 5 4 8 9 2 2 4 2 8-3 3 16-4 28-16 28s-19-12-16-28z" fill="${subject}"/><path d="M60 ${y + 8}c5 8 5 20 0 32-5-12-5-24 0-32z" fill="#f6efe0" opacity=".35"/>`,
  balloon: ({ x, y, width, foot }, [, land, subject]) =>
    `<path d="M${x} ${foot - 14}q${n(width / 4)} -10 ${n(width / 2)} 0t${n(width / 2)} 0v20h-${width}z" fill="${land}"/><ellipse cx="60" cy="${y + 28}" rx="19" ry="21" fill="${subject}"/><path d="M60 ${y + 7}c-9 8-9 34 0 42 9-8 9-34 0-42z" fill="#f6efe0"/><path d="M49 ${y + 46}l6 12h10l6-12" fill="none" stroke="${land}" stroke-width="1.400"/><rect x="54" y="${y + 57}" width="12" height="8" rx="1.500" fill="#6b4426"/>`,
  fish: ({ x, y }, [sky, land, subject]) =>
    each(
      range(5),
      (i) =>
        `<path d="M${x} ${y + 12 + i * 11}q6 -5 12 0t12 0 12 0 12 0 12 0 12 0 12 0" fill="none" stroke="${land}" stroke-width="1.600" opacity=".6"/>`,
    ) +
    `<path d="M36 60c10-17 32-17 42-1l11-9v20l-11-9c-10 16-32 16-42-1z" fill="${subject}"/><path d="M56 49c5 7 5 15 0 22" fill="none" stroke="${sky}" stroke-width="2"/><circle cx="46" cy="57" r="2.400" fill="#1d1410"/>`,
}

/** The picture inside a stamp's frame. */
export const stampScene = (scene: StampScene, frame: Frame, colours: Colours): string => draw[scene](frame, colours)
