import { expect, test } from 'vitest'
import { createGate, createLateCheck } from './gate.ts'

const check = (answer: boolean) => ({ pass: async () => answer })

test('without a check nothing waits', () => {
  expect(createGate().pass()).toBeUndefined()
})

test.each([true, false])('a check that answers %s', async (answer) => {
  const gate = createGate()
  gate.guard(check(answer))
  expect(await gate.pass()).toBe(answer)
})

test('a check that went away guards no more', () => {
  const gate = createGate()
  gate.guard(check(false))()
  expect(gate.pass()).toBeUndefined()
})

test('the check of the screen before goes after that of the next one has come', async () => {
  const gate = createGate()
  const leave = gate.guard(check(false))
  gate.guard(check(true))
  leave()
  expect(await gate.pass()).toBe(true)
})

test.each([true, false])('a check that comes late answers %s to who has waited', async (answer) => {
  const late = createLateCheck()
  const passing = late.pass()
  late.arrive(check(answer))
  expect(await passing).toBe(answer)
  expect(await late.pass()).toBe(answer)
})

test('a check that never comes keeps nobody', async () => {
  const late = createLateCheck()
  late.arrive(undefined)
  expect(await late.pass()).toBe(true)
})
