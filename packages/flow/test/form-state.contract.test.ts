import { stateOf } from '@collect/flow'
import { describe, expect, test } from 'vitest'
import { answersFolder, realAnswers, said } from './answers.ts'

/**
 * Only providers are left here. The table's rule counts them as a method to open at once; ours doesn't, so they are
 * drawn above an empty list (docs/contract/nodes.md §11.1, Counting methods).
 */
const onlyProviders: ReadonlySet<string> = new Set([
  'login/1fa/identifier_first/oidc/credential-select.json',
  'login/1fa/identifier_first/organization-oidc/selected-email.json',
  'login/1fa/identifier_first/saml/credential-select.json',
  'registration/two-step/organization-saml/organization-providers.json',
])

describe.skipIf(!answersFolder)('form state of real answers (CONTRACT_FLOWS names their folder)', () => {
  test.each(answersFolder ? realAnswers(answersFolder) : [])('$file', ({ file, kind, flow, state }) => {
    // The folder tells kind and flow apart by address; they belong together.
    expect(said(stateOf(kind, flow as never))).toBe(onlyProviders.has(file) ? 'select_method' : state)
  })
})
