import { screenOf, stateOf, wordsIn, type ScreenSource } from '@collect/flow'
import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { goldenFlows, handmadeFlows, said } from './answers.ts'
import { project } from './project.ts'

const formatter = createFormatter('en', { now: () => Date.UTC(2026, 10, 20, 10) })

const flows = new Map(goldenFlows().map((answer) => [answer.file, answer]))

function golden(file: string) {
  const found = flows.get(file)
  if (!found) throw new Error(`${file} is gone`)
  return found
}

describe('screens of golden answers', () => {
  test.each([
    ['login/password-start.json', 'provide_identifier', 'Sign in'],
    ['login/password-wrong.json', 'provide_identifier', 'Sign in'],
    ['login/password-missing-both.json', 'method_active(password)', 'Sign in'],
    ['login/refresh-password-start.json', 'method_active(password)', "Confirm it's you"],
    ['login/refresh-password-wrong.json', 'method_active(password)', "Confirm it's you"],
    ['login/code-password-start.json', 'provide_identifier', 'Sign in'],
    ['login/code-start.json', 'provide_identifier', 'Sign in'],
    ['login/code-unknown.json', 'provide_identifier', 'Sign in'],
    ['login/code-sent.json', 'method_active(code)', 'Sign in'],
    ['login/code-wrong.json', 'method_active(code)', 'Sign in'],
    ['login/refresh-code-password.json', 'provide_identifier', "Confirm it's you"],
    ['login/refresh-code-missing-address.json', 'provide_identifier', "Confirm it's you"],
    ['login/refresh-code-sent.json', 'method_active(code)', "Confirm it's you"],
    ['login/refresh-code-wrong.json', 'method_active(code)', "Confirm it's you"],
    ['login/first-start.json', 'provide_identifier', 'Sign in'],
    ['login/first-missing.json', 'provide_identifier', 'Sign in'],
    ['login/first-unknown.json', 'provide_identifier', 'Sign in'],
    ['login/first-then-password.json', 'method_active(password)', 'Sign in'],
    ['login/first-then-password-wrong.json', 'method_active(password)', 'Sign in'],
    ['login/first-then-password-code.json', 'select_method', 'Sign in'],
    ['login/first-then-password-code-wrong.json', 'select_method', 'Sign in'],
    ['login/first-code-sent.json', 'method_active(code)', 'Sign in'],
    ['login/aal2-code-sent.json', 'method_active(code)', 'Two-step verification'],
    ['login/aal2-code-wrong.json', 'method_active(code)', 'Two-step verification'],
    ['login/aal2-code-totp.json', 'select_method', 'Two-step verification'],
    ['login/aal2-code-two.json', 'select_method', 'Two-step verification'],
    ['login/aal2-code-two-sent.json', 'method_active(code)', 'Two-step verification'],
    ['login/aal2-code-two-wrong.json', 'method_active(code)', 'Two-step verification'],
    ['verification/code-start-phone.json', 'provide_identifier', 'Verify your address'],
    ['verification/code-sent-sms.json', 'method_active(code)', 'Verify your address'],
    ['verification/code-success-phone.json', 'method_active(code)', 'Verify your address'],
    ['registration/password-start.json', 'provide_identifier', 'Create an account'],
    ['registration/password-invalid.json', 'method_active(password)', 'Create an account'],
    ['registration/password-taken.json', 'provide_identifier', 'Create an account'],
    ['login/refresh-code.json', 'provide_identifier', "Confirm it's you"],
    ['registration/code-password-start.json', 'provide_identifier', 'Create an account'],
    ['registration/code-start.json', 'provide_identifier', 'Create an account'],
    ['registration/code-missing.json', 'provide_identifier', 'Create an account'],
    ['registration/code-sent.json', 'method_active(code)', 'Create an account'],
    ['registration/code-wrong.json', 'method_active(code)', 'Create an account'],
    ['registration/code-traits-differ.json', 'method_active(code)', 'Create an account'],
    ['registration/profile-start.json', 'provide_identifier', 'Create an account'],
    ['registration/profile-missing.json', 'provide_identifier', 'Create an account'],
    ['registration/profile-again.json', 'provide_identifier', 'Create an account'],
    ['registration/then-password.json', 'method_active(password)', 'Create an account'],
    ['registration/then-password-short.json', 'method_active(password)', 'Create an account'],
    ['registration/then-code.json', 'select_method', 'Create an account'],
    ['registration/then-password-code.json', 'select_method', 'Create an account'],
    ['registration/then-password-code-short.json', 'method_active(password)', 'Create an account'],
    ['registration/then-code-sent.json', 'method_active(code)', 'Create an account'],
    ['registration/then-code-wrong.json', 'method_active(code)', 'Create an account'],
    ['recovery/code-start.json', 'provide_identifier', 'Recover your account'],
    ['recovery/code-sent.json', 'method_active(code)', 'Recover your account'],
    ['recovery/code-wrong.json', 'method_active(code)', 'Recover your account'],
    ['verification/code-start.json', 'provide_identifier', 'Verify your address'],
    ['verification/code-sent.json', 'method_active(code)', 'Verify your address'],
    ['verification/code-success.json', 'method_active(code)', 'Verify your address'],
    ['settings/start.json', 'settings', 'Account settings'],
    ['settings/profile-saved.json', 'settings', 'Account settings'],
  ])('%s gives the screen %s', (file, state, title) => {
    const { kind, flow } = golden(file)
    // Kind and flow match in every answer.
    expect(said(stateOf(kind, flow as never))).toBe(state)
    const screen = screenOf({ kind, flow, project } as ScreenSource)
    expect(wordsIn(formatter, screen.heading.title)).toBe(title)
  })
})

describe('screens of handmade flows', () => {
  test.each(handmadeFlows())('$file shows $state', ({ kind, flow, state }) => {
    // Kind and flow match here too.
    expect(said(stateOf(kind, flow as never))).toBe(state)
  })
})
