import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (file: string) => parse(readFileSync(new URL(`../../config/${file}`, import.meta.url), 'utf8'))

test('config/with-partners.yml differs from config/kratos.yml by sign-in with providers only', () => {
  const own = read('with-partners.yml')
  const { oidc, ...methods } = own.selfservice.methods
  own.selfservice.methods = methods
  expect(own).toEqual(read('kratos.yml'))
  expect(oidc.config.providers.map((one: { issuer_url: string }) => one.issuer_url)).toEqual([
    'http://127.0.0.1:4461',
    'http://127.0.0.1:4462',
  ])
})
