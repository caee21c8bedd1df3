import { expect, test } from 'vitest'
import { createGate, createLateCheck } from './gate.ts'

const check = (answer: boolean) => ({ pass: async () => answer })

test('a gate without a check lets a submit pass at once', () => {
  expect(createGate().pass()).toBeUndefined()
})

test.each([true, false])('a gate passes on the result %s of its check', async (answer) => {
  const gate = createGate()
  gate.guard(check(answer))
  expect(await gate.pass()).toBe(answer)
})

test('a gate forgets a removed check', () => {
  const gate = createGate()
  gate.guard(check(false))()
  expect(gate.pass()).toBeUndefined()
})

test('removing the check of the previous screen keeps the check of the next screen', async () => {
  const gate = createGate()
  const leave = gate.guard(check(false))
  gate.guard(check(true))
  leave()
  expect(await gate.pass()).toBe(true)
})

test.each([true, false])('a late check answers %s to a waiting submit', async (answer) => {
  const late = createLateCheck()
  const passing = late.pass()
  late.arrive(check(answer))
  expect(await passing).toBe(answer)
  expect(await late.pass()).toBe(answer)
})

test('a check that fails to load lets a submit pass', async () => {
  const late = createLateCheck()
  late.arrive(undefined)
  expect(await late.pass()).toBe(true)
})
