import { expect, test } from 'vitest'
import { createCaptchaGate, createLazyCaptcha } from './captcha-gate.ts'

const check = (answer: boolean) => ({ pass: async () => answer })

test('a gate without a check lets a submit pass at once', () => {
  expect(createCaptchaGate().pass()).toBeUndefined()
})

test.each([true, false])('a gate passes on the result %s of its check', async (answer) => {
  const captchaGate = createCaptchaGate()
  captchaGate.guard(check(answer))
  expect(await captchaGate.pass()).toBe(answer)
})

test('a gate forgets a removed check', () => {
  const captchaGate = createCaptchaGate()
  captchaGate.guard(check(false))()
  expect(captchaGate.pass()).toBeUndefined()
})

test('removing the check of the previous screen keeps the check of the next screen', async () => {
  const captchaGate = createCaptchaGate()
  const leave = captchaGate.guard(check(false))
  captchaGate.guard(check(true))
  leave()
  expect(await captchaGate.pass()).toBe(true)
})

const arrived = async () => true

test.each([true, false])('a late check answers %s to a waiting submit', async (answer) => {
  const late = createLazyCaptcha(arrived)
  late.begin()
  const passing = late.pass()
  late.arrive(check(answer))
  expect(await passing).toBe(answer)
  expect(await late.pass()).toBe(answer)
})

test('a submit loads the code of a check again that did not arrive', async () => {
  const answers = [false, true]
  const late = createLazyCaptcha(async () => answers.shift() ?? false)
  late.begin()
  late.arrive(check(false))
  expect(await late.pass()).toBe(false)
  expect(answers).toEqual([])
})

test('a check whose code does not arrive twice lets a submit pass', async () => {
  const late = createLazyCaptcha(async () => false)
  late.begin()
  expect(await late.pass()).toBe(true)
})
