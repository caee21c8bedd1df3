import { describe, expect, test } from 'vitest'

import { elementSet } from './elements.ts'
import { printedFormula } from './formula.ts'
import { mohsSet } from './mohs.ts'
import { oreMinerals } from './ores.ts'
import { saltMinerals } from './salts.ts'
import { silicateMinerals } from './silicates.ts'

const common = [oreMinerals, saltMinerals, silicateMinerals].flatMap(({ items }) => items)
const minerals = [...mohsSet.items, ...common]
const symbols = elementSet.items.map(({ attrs }) => attrs['formula'] ?? '')

/** Reads a printed formula as chemists do. @throws an error where it stops making sense */
function atomsOf(formula: string): ReadonlySet<string> {
  const atoms = new Set<string>()
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    const found = new RegExp(pattern.source, 'y')
    found.lastIndex = at
    const text = found.exec(formula)?.[0]
    at += text?.length ?? 0
    return text
  }
  const group = (isInBrackets: boolean): void => {
    let parts = 0
    for (;;) {
      const symbol = take(/[A-Z][a-z]?/)
      if (symbol !== undefined) {
        if (!symbols.includes(symbol)) throw new Error(`${formula} has an unknown element: ${symbol}`)
        atoms.add(symbol)
      } else if (take(/\(/) !== undefined) {
        group(true)
        if (take(/\)/) === undefined) throw new Error(`${formula} has an open bracket`)
      } else break
      take(/[₀₁₂₃₄₅₆₇₈₉]+/)
      if (isInBrackets) take(/,/)
      parts++
    }
    if (parts === 0) throw new Error(`${formula} has an empty part`)
  }
  group(false)
  while (take(/·/) !== undefined) {
    take(/[1-9]\d*/)
    group(false)
  }
  if (at !== formula.length) throw new Error(`${formula} does not end after ${formula.slice(0, at)}`)
  return atoms
}

describe('chemical elements', () => {
  test('there are 118 with symbols of their own, in the order of the atomic number', () => {
    expect(elementSet.items.map(({ number }) => number)).toEqual(Array.from({ length: 118 }, (_, index) => index + 1))
    expect(new Set(symbols).size).toBe(118)
    for (const symbol of symbols) expect(symbol).toMatch(/^[A-Z][a-z]?$/)
  })

  test.each([
    ['H', 1],
    ['Ne', 10],
    ['Ca', 20],
    ['Zn', 30],
    ['Zr', 40],
    ['Sn', 50],
    ['Nd', 60],
    ['Yb', 70],
    ['Hg', 80],
    ['Th', 90],
    ['Fm', 100],
    ['Ds', 110],
    ['Og', 118],
  ])('%s is number %i', (symbol, number) => {
    expect(symbols[number - 1]).toBe(symbol)
  })

  test('years of discovery lie between phosphorus and tennessine', () => {
    const years = elementSet.items.flatMap(({ yearFrom }) => yearFrom ?? [])
    expect([Math.min(...years), Math.max(...years)]).toEqual([1669, 2010])
    expect(elementSet.items.filter(({ yearFrom }) => yearFrom === undefined).map(({ names }) => names.en)).toEqual([
      'Carbon',
      'Sulfur',
      'Iron',
      'Copper',
      'Zinc',
      'Arsenic',
      'Silver',
      'Tin',
      'Antimony',
      'Gold',
      'Mercury',
      'Lead',
      'Bismuth',
    ])
  })
})

describe('minerals', () => {
  test('Mohs’ scale goes from talc to diamond', () => {
    expect(mohsSet.items.map(({ names }) => names.en)).toEqual(
      'Talc Gypsum Calcite Fluorite Apatite Orthoclase Quartz Topaz Corundum Diamond'.split(' '),
    )
    expect(mohsSet.items.map(({ number, attrs }) => [number, attrs['hardness']])).toEqual(
      Array.from({ length: 10 }, (_, index) => [index + 1, String(index + 1)]),
    )
  })

  test('there are 120 common minerals', () => {
    expect(common).toHaveLength(120)
  })

  test('every hardness lies between 1 and 10', () => {
    const hardnesses = minerals.map(({ attrs }) => Number(attrs['hardness']))
    expect(hardnesses.filter((hardness) => !(hardness >= 1 && hardness <= 10))).toEqual([])
  })

  test('all seven crystal systems occur, and no other word', () => {
    expect([...new Set(minerals.map(({ attrs }) => attrs['crystal_system']))].toSorted()).toEqual(
      'cubic hexagonal monoclinic orthorhombic tetragonal triclinic trigonal'.split(' '),
    )
  })

  test.each(minerals.map(({ attrs }) => attrs['formula'] ?? ''))('%s is a formula of known elements', (formula) => {
    expect(atomsOf(formula).size).toBeGreaterThan(0)
  })

  test.each([
    ['Xx₂', 'unknown element'],
    ['Na(', 'empty part'],
    ['(Na', 'open bracket'],
    ['NaCl)', 'does not end'],
    ['CaSO₄·', 'empty part'],
    ['', 'empty part'],
    ['na', 'empty part'],
    ['H2O', 'does not end'],
  ])('"%s" is none: %s', (text, problem) => {
    expect(() => atomsOf(text)).toThrow(problem)
  })

  test('every silicate holds silicon and oxygen', () => {
    for (const { attrs } of silicateMinerals.items) {
      const atoms = atomsOf(attrs['formula'] ?? '')
      expect([atoms.has('Si'), atoms.has('O')]).toEqual([true, true])
    }
  })
})

describe(printedFormula, () => {
  test.each([
    ['CaSO4·2H2O', 'CaSO₄·2H₂O'],
    ['Pb5(PO4)3Cl', 'Pb₅(PO₄)₃Cl'],
    ['CaMn4Si5O15', 'CaMn₄Si₅O₁₅'],
    ['C', 'C'],
  ])('%s is printed as %s', (plain, printed) => {
    expect(printedFormula(plain)).toBe(printed)
  })
})
