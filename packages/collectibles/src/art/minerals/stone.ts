import type { Hues } from './crystal.ts'
import { each, n } from '../pen/svg.ts'

const rock = (shoulder: string): string =>
  `<path d="M20 94l${shoulder} 22 2 18-${shoulder === '10-13 16-5' ? 3 : 2} 14 12 3 12-12 8H30z" fill="#6d6258"/>` +
  `<path d="M20 94l10-13 16-5-4 13 8 17H30z" fill="#857a6e"/><path d="M100 87l3 12-12 8H70l8-16z" fill="#544a41"/>`

function cube(x: number, y: number, z: number): string {
  const half = n(z * 0.5)
  const down = n(z * 1.05)
  return (
    `<path d="M${x} ${y}l${z} -${half} ${z} ${half} -${z} ${half}z" fill="#efd592"/><path d="M${x} ${y}l${z} ${half}v${down}l-${z} -${half}z" fill="#c59e46"/>` +
    `<path d="M${x + 2 * z} ${y}l-${z} ${half}v${down}l${z} -${half}z" fill="#8d6b24"/>` +
    `<path d="M${n(x + z * 0.2)} ${n(y + z * 0.45)}l${n(z * 0.6)} ${n(z * 0.3)}M${n(x + z * 0.2)} ${n(y + z * 0.7)}l${n(z * 0.6)} ${n(z * 0.3)}" stroke="#8d6b24" stroke-width="1" opacity=".5"/>`
  )
}

export const pyrite = (): string => rock('10-13 16-5') + cube(50, 38, 24) + cube(28, 56, 18) + cube(66, 72, 15)

export function malachite(): string {
  const nodules = [
    [44, 84, 24],
    [80, 82, 22],
    [62, 60, 26],
    [62, 92, 16],
  ] as const
  const rings = [
    [1, '#17573f'],
    [0.82, '#2f8a63'],
    [0.64, '#1d6a4c'],
    [0.46, '#57b088'],
    [0.28, '#256f52'],
  ] as const
  return each(nodules, ([x, y, r]) =>
    each(rings, ([share, colour]) => {
      const off = r * (1 - share) * 0.35
      return `<circle cx="${n(x - off)}" cy="${n(y - off)}" r="${n(r * share)}" fill="${colour}"/>`
    }),
  )
}

function octahedron(x: number, y: number, w: number, h: number, [low, middle, high]: Hues): string {
  const waist = `${n(x - w * 0.2)} ${n(y + h * 0.1)}`
  return (
    `<path d="M${x} ${y - h}L${x - w} ${y}L${waist}z" fill="${middle}"/><path d="M${x} ${y - h}L${waist}L${x + w} ${y}z" fill="${high}"/>` +
    `<path d="M${x} ${y + h}L${x - w} ${y}L${waist}z" fill="${low}"/><path d="M${x} ${y + h}L${waist}L${x + w} ${y}z" fill="${middle}"/>` +
    `<path d="M${n(x - w * 0.14)} ${n(y - h * 0.5)}L${n(x - w * 0.24)} ${n(y - h * 0.12)}" stroke="#fff" stroke-width="1.600" opacity=".6" stroke-linecap="round"/>`
  )
}

export const fluorite = (): string =>
  octahedron(60, 50, 34, 38, ['#3d7f6b', '#62ab92', '#a6dcc7']) +
  rock('10-11 16-2') +
  octahedron(86, 84, 16, 17, ['#4d5f9c', '#7b8cc4', '#b7c3ea'])
