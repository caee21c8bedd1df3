import { describe, expect, test } from 'vitest'
import { unprintableIssues } from './unprintable.ts'

describe(unprintableIssues, () => {
  test.each([
    { traits: { name: 'Ada' }, paths: [] },
    { traits: { name: 'Ada 🦉' }, paths: [] },
    { traits: { name: 'A\u0000' }, paths: ['traits.name'] },
    { traits: { name: { first: 'A\n' } }, paths: ['traits.name.first'] },
    { traits: { tags: ['a', '\ud800', '\u0007'] }, paths: ['traits.tags'] },
    { traits: { 'na\u0000me': 'Ada' }, paths: [''] },
  ])('$traits has issues at $paths', ({ traits, paths }) => {
    expect(unprintableIssues(traits).map(({ path }) => path)).toEqual(paths)
  })

  test('issues for made-up trait names stay short and few', () => {
    const [issue] = unprintableIssues({ ['k'.repeat(1_000_000)]: '\u0000' })
    expect(issue?.path.length).toBeLessThan(200)
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, '\u0000']))
    expect(unprintableIssues(many).length).toBeLessThan(50)
  })
})
