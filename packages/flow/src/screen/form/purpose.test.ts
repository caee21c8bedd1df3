import { describe, expect, test } from 'vitest'
import { loginFlow, nodeOf } from '../../../test/flow-of.ts'
import { project } from '../../../test/project.ts'
import { fieldsOf } from './field-of.ts'
import { purposeOf } from './purpose.ts'

describe('WCAG 1.3.5: autocomplete of a field', () => {
  test.each([
    ['identifier', 'username'],
    ['email', 'email'],
    ['recovery_address', 'email'],
    ['recovery_confirm_address', 'email'],
    ['code', 'one-time-code'],
    ['totp_code', 'one-time-code'],
    ['lookup_secret', 'one-time-code'],
    ['traits.email', 'email'],
    ['traits.username', 'username'],
    ['traits.name', 'name'],
    ['traits.name.first', 'given-name'],
    ['traits.name.last', 'family-name'],
    ['traits.first_name', 'given-name'],
    ['traits.last_name', 'family-name'],
    ['traits.phone', 'tel'],
    ['traits.phone_number', 'tel'],
    ['traits.website', 'url'],
    ['traits.birthday', 'bday'],
    ['traits.birthdate', 'bday'],
    ['traits.favourite_stamp', undefined],
  ])('the field %s has autocomplete %s', (name, purpose) => {
    expect(purposeOf(name, 'text', undefined)).toBe(purpose)
    expect(purposeOf(name, 'text', '')).toBe(purpose)
  })

  test('FIELD-VALIDATION-1: the value of the service comes first', () => {
    expect(purposeOf('identifier', 'tel', 'username webauthn')).toBe('username webauthn')
  })

  test.each(['recovery_confirm_address', 'traits.favourite_stamp'])(
    'a telephone input has autocomplete tel, also %s',
    (name) => {
      expect(purposeOf(name, 'tel', undefined)).toBe('tel')
    },
  )

  test('a checkbox has no autocomplete', () => {
    const shown = { kind: 'login', project, flow: loginFlow(), formState: { state: 'settings' } } as const
    const [box] = fieldsOf([nodeOf('default/traits.email:checkbox')], shown)
    expect(box).toMatchObject({ field: 'checkbox' })
    expect(box).not.toHaveProperty('autocomplete')
  })
})
