import { stateOf } from '@collect/flow'
import { describe, expect, test } from 'vitest'
import { answersFolder, realAnswers, said } from './answers.ts'

/**
 * Flows with providers only. The table counts them as a method to open at once. This kit does not, so it draws them
 * above an empty list (docs/contract/nodes.md §11.1, Counting methods).
 */
const onlyProviders: ReadonlySet<string> = new Set([
  'login/1fa/identifier_first/oidc/credential-select.json',
  'login/1fa/identifier_first/organization-oidc/selected-email.json',
  'login/1fa/identifier_first/saml/credential-select.json',
  'registration/two-step/organization-saml/organization-providers.json',
])

describe.skipIf(!answersFolder)('form state of recorded answers in CONTRACT_FLOWS', () => {
  test.each(answersFolder ? realAnswers(answersFolder) : [])('$file', ({ file, kind, flow, state }) => {
    // Kind and flow match in every answer.
    expect(said(stateOf(kind, flow as never))).toBe(onlyProviders.has(file) ? 'select_method' : state)
  })
})
