import { describe, expect, test } from 'vitest'

import { samples } from './samples/samples.ts'
import { socialPictures } from './social-pictures.ts'
import { categories } from './wire/index.ts'

test('the product and each sample have one picture for shared links', () => {
  const ids = categories.flatMap((category) => samples[category].map(({ id }) => id))
  expect(socialPictures().map(({ name }) => name)).toEqual(['drawers', ...ids])
})

describe('the picture of a shared link', () => {
  test.each(socialPictures())('is 1200 × 630 and well-formed: $name', ({ svg }) => {
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="1200" height="630" viewBox="0 0 1200 630">/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.match(/<svg|<\/svg>/g)).toHaveLength(2)
    expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length)
    const ids = svg.match(/ id="[^"]+"/g) ?? []
    expect(new Set(ids).size).toBe(ids.length)
  })
})
