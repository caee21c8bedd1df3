import { readFileSync } from 'node:fs'
import { flowKinds } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectDefaults, projectOf } from './project.ts'
import { pageAddressOf } from './wire/flow-address.ts'

describe('PROJECT-CONFIG, project configuration', () => {
  const kit = projectOf({ name: 'Kit' })
  // The product's configuration file; `apps/server` checks its shape.
  const product = projectOf(parse(readFileSync(new URL('../../../config/project.yml', import.meta.url), 'utf8')))

  test.each(flowKinds)('%s has a default page and a page of the product', (kind) => {
    expect([pageAddressOf(kit, kind), pageAddressOf(product, kind)]).toEqual([`/ui/${kind}`, `/${kind}`])
  })

  test.each([
    ['error_ui_url', '/ui/error', '/error'],
    ['default_redirect_url', '/ui/welcome', '/'],
    ['default_locale', 'en', 'en'],
    ['locale_behavior', 'force_default', 'browser'],
    ['registration_enabled', true, true],
    ['verification_enabled', true, true],
    ['recovery_enabled', true, true],
    ['name', 'Kit', 'Collect Everything'],
  ] as const)('%s: %s in the kit, %s in the product', (key, ofKit, ofProduct) => {
    expect([kit[key], product[key]]).toEqual([ofKit, ofProduct])
  })

  test('values of a project override the defaults', () => {
    expect(projectOf({ name: 'Album', login_ui_url: '/in', support_email: 'a@b.c' })).toEqual({
      ...projectDefaults,
      name: 'Album',
      login_ui_url: '/in',
      support_email: 'a@b.c',
    })
  })
})
