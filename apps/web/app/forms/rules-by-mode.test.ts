import { createFormControl } from 'react-hook-form'
import { describe, expect, test } from 'vitest'

import { readForm } from './form-schema.ts'
import { modeNames, type FormMode } from './form-modes.ts'
import { registerOptions } from './register-options.ts'
import type { Rules } from './rules.ts'

interface Case {
  readonly rules: Rules
  readonly wrong: string
  readonly right: string
}

/** A text that breaks each rule, and one that does not. The limits count code points: the cats are two UTF-16 units each. */
const cases = {
  required: { rules: { required: true }, wrong: '  ', right: ' a ' },
  min: { rules: { min: 1 }, wrong: '0', right: '1' },
  max: { rules: { max: 100 }, wrong: '101', right: '100' },
  minLength: { rules: { minLength: 3 }, wrong: '🐈🐈', right: '🐈🐈🐈' },
  maxLength: { rules: { maxLength: 2 }, wrong: '🐈🐈🐈', right: '🐈🐈' },
  pattern: { rules: { pattern: /^\d{4}$/ }, wrong: '19', right: '1911' },
  same: {
    rules: { custom: (typed, other) => (typed === other('other') ? 'same' : undefined) },
    wrong: 'b',
    right: 'a',
  },
} as const satisfies Record<string, Case>

/** What a user does to a field, and whether each mode has told a mistake by then. */
const told: Readonly<Record<FormMode, { readonly typing: boolean; readonly left: boolean; readonly again: boolean }>> =
  {
    submit: { typing: false, left: false, again: false },
    blur: { typing: false, left: true, again: true },
    change: { typing: true, left: true, again: true },
    touched: { typing: false, left: true, again: true },
    all: { typing: true, left: true, again: true },
  }

describe.each(Object.entries(cases))('the rule %s', (id, { rules, wrong, right }) => {
  test('parses a form as the browser checks it', () => {
    const form = { field: rules, other: {} }
    expect(readForm(form, { field: wrong, other: 'b' })).toEqual({ problems: { field: id } })
    expect(readForm(form, { field: right, other: 'b' })).toEqual({ typed: { field: right.trim(), other: 'b' } })
  })

  test.each(Object.entries(told))('in the mode %s', async (mode, { typing, left, again }) => {
    const { problem, type, leave, submit } = formWith(rules, mode as FormMode)
    await type(wrong)
    expect(problem()).toBe(typing ? id : undefined)
    await leave()
    expect(problem()).toBe(left ? id : undefined)
    // A mistake that was told goes with the change that mends it, and one that comes back is told again.
    await type(right)
    expect(problem()).toBe(mode === 'blur' ? id : undefined)
    await type(wrong)
    expect(problem()).toBe(again ? id : undefined)
    expect(await submit()).toBe('refused')
    expect(problem()).toBe(id)
    await type(right)
    expect(problem()).toBeUndefined()
    await type(wrong)
    expect(problem()).toBe(id)
    await type(right)
    expect(await submit()).toBe('sent')
  })
})

test.each(['', ' '])('an empty field breaks no other rule: "%s"', (typed) => {
  const rules: Rules = { min: 1, max: 2, minLength: 2, maxLength: 3, pattern: /^\d$/ }
  expect(readForm({ field: rules }, { field: typed })).toEqual({ typed: { field: '' } })
})

test('a form needs a required field that it lacks, and leaves out what is no field', () => {
  const rules = { name: { required: true }, note: { minLength: 3 } } as const
  expect(readForm(rules, { intent: 'add' })).toEqual({ problems: { name: 'required' } })
  expect(readForm(rules, { intent: 'add', name: 'Coin' })).toEqual({ typed: { name: 'Coin' } })
})

/** A form of `react-hook-form` without a page: what the library knows of an input is an object, and its events are calls. */
function formWith(rules: Rules, mode: FormMode) {
  const { formControl } = createFormControl({ mode: modeNames[mode], reValidateMode: 'onChange' })
  formControl.register('other', registerOptions({})).ref({ name: 'other', type: 'text', value: 'b' })
  const field = formControl.register('field', registerOptions(rules))
  const input = { name: 'field', type: 'text', value: '' }
  field.ref(input)
  return {
    problem: () => formControl.getFieldState('field').error?.message,
    type: (value: string) => field.onChange({ target: Object.assign(input, { value }), type: 'change' }),
    leave: () => field.onBlur({ target: input, type: 'blur' }),
    async submit() {
      let outcome = 'unknown'
      const end = (how: string) => () => void (outcome = how)
      await formControl.handleSubmit(end('sent'), end('refused'))()
      return outcome
    },
  }
}
