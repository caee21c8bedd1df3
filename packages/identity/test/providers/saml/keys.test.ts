import { X509Certificate, verify } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadConfig } from '../../../src/config/load-config.ts'
import { manageSamlKeys } from '../../../src/manage-saml-keys.ts'
import { describeService } from '../../service/describe-service.ts'
import type { TestService } from '../../service/test-service.ts'
import { press } from '../open-partner.ts'
import { samlProvider, samlWith } from './open-saml.ts'

const config = samlWith(samlProvider('work'))
const delivered = fileURLToPath(new URL('../../../../../config/kratos.yml', import.meta.url))

/** The certificates of the metadata, and the one whose key signed a request. */
async function keysOf(service: TestService) {
  const { text } = await service.visitor('navigation').ask('/self-service/methods/saml/metadata/work')
  const listed = [...text.matchAll(/X509Certificate>([^<]+)</g)].map(([, one = '']) => one)
  const location = await press(service.visitor('navigation'), 'login', { provider: 'work' })
  const [, signed = '', signature = ''] = /\?(.*)&Signature=(.*)$/.exec(location) ?? []
  const isOf = (one: string) => {
    const { publicKey } = new X509Certificate(Buffer.from(one, 'base64'))
    return verify('sha256', Buffer.from(signed), publicKey, Buffer.from(decodeURIComponent(signature), 'base64'))
  }
  return { listed, signing: listed.filter(isOf) }
}

describeService('the keys of requests to SAML providers', { config }, (service) => {
  test('a key is announced beside the old one, which signs until it is dropped', async () => {
    const manage = await manageSamlKeys({
      config: await loadConfig(delivered, { origin: service().origin }),
      database: service().database,
      secrets: service().secrets,
    })
    const before = await keysOf(service())
    expect([before.listed.length, before.signing]).toEqual([1, before.listed])
    expect(await manage.drop()).toBe(false)
    expect([await manage.add(), await manage.add()]).toEqual([true, false])
    const both = await keysOf(await service().also({ config }))
    expect(both.listed).toHaveLength(2)
    expect(both.signing).toEqual(before.listed)
    expect([await manage.drop(), await manage.drop()]).toEqual([true, false])
    const after = await keysOf(await service().also({ config }))
    expect(after.listed).toEqual(both.listed.slice(1))
    expect(after.signing).toEqual(after.listed)
  })
})
