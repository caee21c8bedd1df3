import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (file: string) => parse(readFileSync(new URL(`../../config/${file}`, import.meta.url), 'utf8'))

test('config/with-partners.yml differs from config/kratos.yml by sign-in with providers only', () => {
  const own = read('with-partners.yml')
  const { oidc, saml, b2b, ...methods } = own.selfservice.methods
  own.selfservice.methods = methods
  delete own.selfservice.flows.registration.after.saml
  expect(own).toEqual(read('kratos.yml'))
  expect(oidc.config.providers.map((one: { issuer_url: string }) => one.issuer_url)).toEqual([
    'http://127.0.0.1:4461',
    'http://127.0.0.1:4462',
  ])
  const [general, ofAcme] = saml.config.providers
  for (const { raw_idp_metadata_xml } of [general, ofAcme])
    expect(raw_idp_metadata_xml).toBe('http://127.0.0.1:4463/metadata')
  expect([ofAcme.organization_id]).toEqual(b2b.config.organizations.map((one: { id: string }) => one.id))
})
