import { ink } from './pen/palette.ts'
import { pick } from './pen/pick.ts'
import { picture, shadow } from './pen/svg.ts'

export const figures = ['robot', 'astro', 'bear', 'knight', 'mush', 'cat'] as const
export type Figure = (typeof figures)[number]

type Colours = readonly [body: string, second: string, accent: string]

export interface FigureDesign {
  readonly figure: Figure
  readonly colours: Colours
}

const draw: Record<Figure, (colours: Colours) => string> = {
  robot: ([body, second, accent]) =>
    `<path d="M60 12v9" stroke="${second}" stroke-width="3"/><circle cx="60" cy="11" r="4" fill="${accent}"/><rect x="42" y="20" width="36" height="26" rx="5" fill="${body}"/><rect x="47" y="26" width="26" height="12" rx="6" fill="#201813"/><circle cx="54" cy="32" r="3.400" fill="${accent}"/><circle cx="66" cy="32" r="3.400" fill="${accent}"/><rect x="38" y="49" width="44" height="30" rx="5" fill="${body}"/><rect x="46" y="55" width="28" height="14" rx="2" fill="${second}"/><path d="M50 62h8l3-4 4 8 2-4h4" fill="none" stroke="${accent}" stroke-width="1.600"/><path d="M36 53v18M84 53v18" stroke="${second}" stroke-width="6" stroke-linecap="round"/><path d="M50 79v17M70 79v17" stroke="${second}" stroke-width="9"/><path d="M42 98h14v-5h-10zM78 98H64v-5h10z" fill="${body}"/><path d="M45 23v20" stroke="#fff" stroke-width="2" opacity=".4" stroke-linecap="round"/>`,
  astro: ([body, second, accent]) =>
    `<rect x="38" y="46" width="44" height="30" rx="8" fill="${second}"/><circle cx="60" cy="33" r="20" fill="${body}"/><ellipse cx="60" cy="34" rx="14" ry="12" fill="#27354a"/><path d="M51 30c2-4 6-6 10-6" stroke="#fff" stroke-width="2.400" fill="none" stroke-linecap="round" opacity=".8"/><rect x="44" y="51" width="32" height="29" rx="9" fill="${body}"/><rect x="52" y="57" width="16" height="10" rx="2" fill="${second}"/><circle cx="56" cy="62" r="2" fill="${accent}"/><circle cx="63" cy="62" r="2" fill="#f4ecdb"/><path d="M44 58c-6 3-8 8-8 14M76 58c6 3 8 8 8 14" stroke="${body}" stroke-width="8" stroke-linecap="round" fill="none"/><path d="M53 78v16M67 78v16" stroke="${body}" stroke-width="11"/><path d="M46 92h13v6H46zM61 92h13v6H61z" fill="${accent}"/>`,
  bear: ([body, second, accent]) =>
    `<circle cx="44" cy="22" r="8" fill="${body}"/><circle cx="76" cy="22" r="8" fill="${body}"/><circle cx="44" cy="22" r="4" fill="${second}"/><circle cx="76" cy="22" r="4" fill="${second}"/><circle cx="60" cy="35" r="21" fill="${body}"/><ellipse cx="60" cy="42" rx="10" ry="8" fill="${second}"/><path d="M56 38h8l-4 4z" fill="#201813"/><circle cx="52" cy="32" r="2.200" fill="#201813"/><circle cx="68" cy="32" r="2.200" fill="#201813"/><path d="M40 62c0-8 9-10 20-10s20 2 20 10v24c0 8-9 12-20 12s-20-4-20-12z" fill="${body}"/><ellipse cx="60" cy="76" rx="12" ry="14" fill="${second}"/><path d="M42 54c10 6 26 6 36 0v7c-10 6-26 6-36 0z" fill="${accent}"/><path d="M66 60l6 16-8-2z" fill="${accent}"/>`,
  knight: ([body, second, accent]) =>
    `<path d="M60 8c10 0 14 6 14 6s-6 2-14 2z" fill="${accent}"/><path d="M44 34c0-12 6-19 16-19s16 7 16 19v11H44z" fill="${body}"/><path d="M46 31h28v5H46z" fill="#201813"/><path d="M60 16v29" stroke="${second}" stroke-width="1.600"/><path d="M40 50h40l4 10-6 2v22H42V62l-6-2z" fill="${body}"/><path d="M48 50h24v34l-12 6-12-6z" fill="${accent}"/><path d="M60 55v26M52 64h16" stroke="#f4ecdb" stroke-width="3"/><path d="M52 84v12M68 84v12" stroke="${second}" stroke-width="9"/><path d="M88 28v68" stroke="#6b4426" stroke-width="3"/><path d="M88 16l5 12h-10z" fill="${second}"/>`,
  mush: ([body, , accent]) =>
    `<path d="M48 50h24l4 36c1 8-6 11-16 11s-17-3-16-11z" fill="#f1e6d2"/><path d="M22 48c0-22 16-36 38-36s38 14 38 36c0 5-16 8-38 8s-38-3-38-8z" fill="${body}"/><circle cx="44" cy="30" r="6" fill="#f1e6d2"/><circle cx="66" cy="24" r="4.500" fill="#f1e6d2"/><circle cx="78" cy="40" r="5.500" fill="#f1e6d2"/><circle cx="57" cy="43" r="3.500" fill="#f1e6d2"/><circle cx="54" cy="68" r="2.200" fill="#201813"/><circle cx="67" cy="68" r="2.200" fill="#201813"/><path d="M56 75c3 3 6 3 9 0" stroke="#201813" stroke-width="1.800" fill="none" stroke-linecap="round"/><ellipse cx="49" cy="74" rx="3" ry="2" fill="${accent}" opacity=".5"/><ellipse cx="72" cy="74" rx="3" ry="2" fill="${accent}" opacity=".5"/>`,
  cat: ([body, second, accent]) =>
    `<path d="M80 90c14-2 14-22 4-28" stroke="${body}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M40 66c0-10 8-16 20-16s20 6 20 16v24c0 6-8 8-20 8s-20-2-20-8z" fill="${body}"/><path d="M40 14l12 9h16l12-9c3 10 3 20 0 27-4 8-12 11-20 11s-16-3-20-11c-3-7-3-17 0-27z" fill="${body}"/><path d="M50 56h20v26c0 5-4 8-10 8s-10-3-10-8z" fill="${second}"/><circle cx="51" cy="34" r="4" fill="${accent}"/><circle cx="69" cy="34" r="4" fill="${accent}"/><path d="M51 30.500v7M69 30.500v7" stroke="#201813" stroke-width="1.800"/><path d="M57 42h6l-3 3.500z" fill="#e7a08a"/><path d="M42 50c10 6 26 6 36 0v5c-10 6-26 6-36 0z" fill="${accent}"/><circle cx="60" cy="58" r="3.500" fill="#e2bf72"/>`,
}

const wood = '#5a3d2a'
const plinth =
  shadow(60, 108, 34, 4) +
  `<path d="M34 98h52v6a26 5 0 0 1-52 0z" fill="${wood}"/><ellipse cx="60" cy="98" rx="26" ry="5" fill="#f4ecdb" opacity=".28"/><ellipse cx="60" cy="98" rx="26" ry="5" fill="${wood}" opacity=".8"/>`

export const figure = (design: FigureDesign): string => picture(plinth + draw[design.figure](design.colours))

export const anyFigure = (seed: number, look = seed): FigureDesign => ({
  figure: pick(figures, seed),
  colours: pick(
    [
      ['#b8bdb6', '#6b7876', ink.orange],
      ['#9a6a3f', '#e3c79b', ink.red],
      ['#aab0b3', '#767d82', ink.blue],
      ['#5a5172', '#d9cfc2', ink.yellow],
    ] as const,
    look >>> 5,
  ),
})
