import { each, n, range } from './pen/svg.ts'

export const curios = ['bell', 'marble', 'button', 'compass', 'ticket', 'key', 'top', 'feather'] as const
export type Curio = (typeof curios)[number]

type Colours = readonly [body: string, light: string, deep: string]

const draw: Record<Curio, (colours: Colours) => string> = {
  bell: ([body, light, deep]) =>
    `<rect x="47" y="12" width="10" height="26" rx="4.500" fill="#5a3a24"/><rect x="49" y="14" width="2.500" height="20" rx="1.200" fill="#a47a54"/><rect x="44" y="35" width="16" height="6" rx="2" fill="${deep}"/>` +
    `<path d="M52 40c-17 0-19 16-20 30-1 12-4 18-10 24h60c-6-6-9-12-10-24-1-14-3-30-20-30z" fill="${body}"/><path d="M52 40c17 0 19 16 20 30 1 12 4 18 10 24H66c-4-8-4-16-5-26-1-14-3-24-9-28z" fill="${deep}" opacity=".55"/>` +
    `<path d="M41 49c-4 7-4 17-5 24-1 6-2 9-4 13" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"/><rect x="19" y="92" width="66" height="7" rx="3.500" fill="${body}"/><path d="M22 94h40" stroke="${light}" stroke-width="1.600" stroke-linecap="round"/><circle cx="52" cy="102" r="6" fill="${deep}"/>`,
  marble: ([body, light, deep]) =>
    `<circle cx="51" cy="66" r="40" fill="${deep}"/><circle cx="50" cy="65" r="39" fill="${body}"/><path d="M16 78c12-38 34-2 46-38 4-11 12-8 18 0 6 14 4 24 0 34-8-14-14-2-20 10-8 16-32 22-44-6z" fill="${light}"/><path d="M20 82c18-24 30 4 42-26 4-8 10-8 16-4-2 10-8 8-14 18-8 14-28 30-44 12z" fill="#f6efe0"/>` +
    `<path d="M82 46c8 22 0 44-20 54a39 39 0 0 0 20-54z" fill="#1a0f07" opacity=".22"/><ellipse cx="35" cy="43" rx="11" ry="6.500" transform="rotate(-38 35 43)" fill="#fff" opacity=".75"/><path d="M78 84a33 33 0 0 1-14 11" fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity=".5"/>`,
  button: ([body, light, deep]) =>
    `<circle cx="52" cy="66" r="40" fill="${deep}"/><circle cx="51" cy="64.500" r="39" fill="${body}"/><circle cx="51" cy="64.500" r="32" fill="none" stroke="${deep}" stroke-width="2.600" opacity=".7"/><circle cx="52" cy="66" r="25" fill="${deep}" opacity=".32"/>` +
    each(
      [
        [-8, -8],
        [8, -8],
        [-8, 8],
        [8, 8],
      ] as const,
      ([dx, dy]) =>
        `<circle cx="${52 + dx}" cy="${66 + dy}" r="4.600" fill="#1d1410"/><path d="M${52 + dx - 4} ${66 + dy + 3}a5 5 0 0 0 8 0" fill="none" stroke="${light}" stroke-width="1.400" opacity=".8"/>`,
    ) +
    `<path d="M44 58l16 16M60 58l-16 16" stroke="#f1e6d2" stroke-width="3" stroke-linecap="round"/><path d="M18 54a34 34 0 0 1 24-22" fill="none" stroke="${light}" stroke-width="3.600" stroke-linecap="round"/>`,
  compass: ([body, light, deep]) =>
    `<circle cx="50" cy="16" r="7" fill="none" stroke="${deep}" stroke-width="3.500"/><rect x="45" y="20" width="10" height="9" rx="2" fill="${body}"/><circle cx="51" cy="67" r="41" fill="${deep}"/><circle cx="50" cy="66" r="40" fill="${body}"/><circle cx="50" cy="66" r="33" fill="#f4ecdb"/><circle cx="50" cy="66" r="28" fill="none" stroke="#2a1d14" stroke-width="1" opacity=".5"/>` +
    each(range(8), (i) => {
      const [sin, cos] = [Math.sin((i * Math.PI) / 4), Math.cos((i * Math.PI) / 4)]
      const inner = i % 2 === 0 ? 22 : 25
      return `<path d="M${n(50 + inner * sin)} ${n(66 - inner * cos)}L${n(50 + 29 * sin)} ${n(66 - 29 * cos)}" stroke="#2a1d14" stroke-width="2"/>`
    }) +
    `<g transform="rotate(24 50 66)"><path d="M50 40l6 26h-12z" fill="#a8342a"/><path d="M50 92l6-26h-12z" fill="#3a4c69"/></g><circle cx="50" cy="66" r="3.600" fill="${body}"/><circle cx="50" cy="66" r="1.500" fill="${deep}"/><path d="M25 50a30 30 0 0 1 18-15" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/><path d="M16 52a37 37 0 0 1 18-20" fill="none" stroke="${light}" stroke-width="2.600" stroke-linecap="round"/>`,
  ticket: ([body, light, deep]) =>
    `<g transform="rotate(-14 50 62)"><path d="M6 42a3 3 0 0 1 3-3h82a3 3 0 0 1 3 3v12a8 8 0 0 0 0 16v12a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V70a8 8 0 0 0 0-16z" transform="translate(1.500 3)" fill="#1a0f07" opacity=".24"/><path d="M6 42a3 3 0 0 1 3-3h82a3 3 0 0 1 3 3v12a8 8 0 0 0 0 16v12a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V70a8 8 0 0 0 0-16z" fill="${light}"/>` +
    `<path d="M20 44h42v36H20z" fill="none" stroke="${deep}" stroke-width="1.400"/><path d="M69 41v42" stroke="${deep}" stroke-width="1.600" stroke-dasharray="2.500 3"/><rect x="25" y="50" width="32" height="7" rx="1.500" fill="${deep}"/><rect x="25" y="61" width="25" height="2.600" rx="1.300" fill="${deep}" opacity=".6"/><rect x="25" y="67" width="29" height="2.600" rx="1.300" fill="${deep}" opacity=".6"/><path d="M78 50l3 6 6 1-4.500 4.500 1 6.500-5.500-3-5.500 3 1-6.500L69 57l6-1z" transform="translate(2.500 3)" fill="${body}"/><circle cx="59" cy="76" r="3.200" fill="#1a0f07" opacity=".45"/></g>`,
  key: ([body, light, deep]) =>
    `<g transform="rotate(28 52 62)"><path fill-rule="evenodd" d="M52 12a17 17 0 0 1 4.500 33.400V106h-9V45.400A17 17 0 0 1 52 12zm0 8a9 9 0 1 0 0 18 9 9 0 0 0 0-18z" transform="translate(2 2)" fill="#1a0f07" opacity=".2"/><path fill-rule="evenodd" d="M52 12a17 17 0 0 1 4.500 33.400V106h-9V45.400A17 17 0 0 1 52 12zm0 8a9 9 0 1 0 0 18 9 9 0 0 0 0-18z" fill="${body}"/>` +
    `<path d="M56 82h15v6h-5v5h5v9H56z" fill="${body}"/><path d="M53.500 50v54h3V50z" fill="${deep}" opacity=".7"/><rect x="44" y="47" width="16" height="5" rx="2" fill="${deep}"/><rect x="45" y="54" width="14" height="3" rx="1.500" fill="${deep}"/><path d="M49.500 58v42" stroke="${light}" stroke-width="1.800" stroke-linecap="round"/><path d="M38.500 28a13.500 13.500 0 0 1 8-11" fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round"/></g>`,
  top: ([body, light, deep]) =>
    `<g transform="rotate(-9 52 66)"><rect x="49" y="14" width="6" height="26" rx="2.500" fill="#6b4426"/><rect x="50" y="16" width="1.800" height="20" rx=".900" fill="#b58a62"/><circle cx="52" cy="15" r="5" fill="#6b4426"/><path d="M14 56c0-12 16-19 38-19s38 7 38 19c0 16-22 26-34 44l-4 7-4-7C36 82 14 72 14 56z" fill="${body}"/><path d="M14 56c0-12 16-19 38-19s38 7 38 19c-14 8-62 8-76 0z" fill="${light}"/><path d="M17 64c16 8 54 8 70 0-3 6-8 10-14 15-12 4-30 4-42 0-6-5-11-9-14-15z" fill="#f6efe0"/><path d="M52 107l-4-7C36 82 14 72 14 56c6 4 20 6 38 6z" fill="#fff" opacity=".12"/><path d="M90 56c0 16-22 26-34 44l-4 7V92c8-14 24-20 38-36z" fill="${deep}" opacity=".6"/></g>`,
  feather: ([body, light, deep]) =>
    `<g transform="rotate(30 52 62)"><path d="M52 8c18 16 20 44 10 74l-10 8-10-8C32 52 34 24 52 8z" fill="${body}"/><path d="M52 8c18 16 20 44 10 74l-10 8z" fill="${deep}" opacity=".6"/>` +
    each(
      range(6),
      (i) =>
        `<path d="M52 ${34 + i * 9}l-14-9M52 ${34 + i * 9}l14-9" stroke="${light}" stroke-width="1.300" opacity=".7"/>`,
    ) +
    `<path d="M68 46l-9 5 8 1z" fill="${deep}"/><path d="M52 14v96" stroke="#f6efe0" stroke-width="2.600" stroke-linecap="round"/></g>`,
}

/** A small thing of daily life, about 84 units tall. */
export const curio = (name: Curio, colours: Colours): string => draw[name](colours)
