import { describe, expect, test } from 'vitest'
import { loginFlow, registrationFlow } from '../../../test/flow-of.ts'
import { formIn } from '../../../test/forms-of.ts'
import { project } from '../../../test/project.ts'
import { identifier, nodes, password } from '../../../test/short-nodes.ts'
import { screenOf } from '../screen-of.ts'

describe('FORM-ELEMENT-3, shared form elements: Recover Account and Forgot password?', () => {
  const fieldsIn = (part: string, options = {}) =>
    formIn(screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(part, password) }), ...options }))
      ?.fields ?? []

  test('no other field of the identifier step links to recovery', () => {
    expect(
      fieldsIn('default/traits.motto:text#1070002').find((field) => 'name' in field && field.name === 'traits.motto'),
    ).not.toHaveProperty('link')
  })

  test('Recover Account is on the identifier step only, Forgot password? on every password', () => {
    const refused = 'password/password:password*#1070001‼4000002'
    const opened = screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(identifier, refused) }) })
    expect(formIn(opened)?.fields.map((field) => 'link' in field && field.link?.testid)).toEqual([
      false,
      'forgot-password-link',
    ])
  })

  test('a registration has no link to recovery', () => {
    const flow = registrationFlow({ nodes: nodes(identifier, password) })
    const made = formIn(screenOf({ kind: 'registration', project, flow }))?.fields ?? []
    expect(made.map(({ field }) => field)).toEqual(['text', 'password', 'submit'])
    expect(made.filter((field) => 'link' in field)).toEqual([])
  })

  test('docs/contract/providers-and-oauth2.md §D2: the link to recovery keeps the request of an application', () => {
    const flow = { ...loginFlow({ nodes: nodes(identifier) }), oauth2_login_challenge: 'c1' }
    const fields = formIn(screenOf({ kind: 'login', project, flow }))?.fields ?? []
    expect(fields.flatMap((field) => ('link' in field && field.link ? [field.link.href] : []))).toEqual([
      '/self-service/recovery/browser?login_challenge=c1',
    ])
  })

  test('the link to recovery keeps the return address', () => {
    const links = fieldsIn(identifier, { query: '?return_to=/shop' }).flatMap((field) =>
      'link' in field ? [field.link?.href] : [],
    )
    expect(links).toEqual([
      '/self-service/recovery/browser?return_to=%2Fshop',
      '/self-service/recovery/browser?return_to=%2Fshop',
    ])
  })

  test('links to recovery appear only if recovery is enabled', () => {
    const links = (recovery: boolean) =>
      fieldsIn(identifier, { project: { ...project, recovery_enabled: recovery } }).map((field) =>
        'link' in field ? field.link?.testid : undefined,
      )
    expect(links(false)).toEqual([undefined, undefined, undefined])
    expect(links(true)).toEqual(['recover-account-link', 'forgot-password-link', undefined])
  })
})
