import { createHash } from 'node:crypto'
import type { ScriptNode, UiNode } from '@collect/contract'
import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { withSecurityKeys } from '../service/webauthn.ts'

const isScript = (node: UiNode): node is ScriptNode => node.type === 'script'

describeService('the WebAuthn script', { config: withSecurityKeys }, (service) => {
  const scriptNode = async () => {
    const script = await service().signedIn('script', await service().account())
    const node = (await script.start('settings')).flow.ui.nodes.find(isScript)
    if (!node) throw new Error('the settings name no script')
    return node.attributes
  }

  test('is named with the digest of its content, and a fresh nonce each time', async () => {
    const { src, integrity, nonce, ...rest } = await scriptNode()
    expect(rest).toEqual({
      node_type: 'script',
      id: 'webauthn_script',
      async: true,
      referrerpolicy: 'no-referrer',
      crossorigin: 'anonymous',
      type: 'text/javascript',
    })
    const served = await service().fetch(new Request(src))
    expect(served.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const bytes = Buffer.from(await served.arrayBuffer())
    expect(integrity).toBe(`sha512-${createHash('sha512').update(bytes).digest('base64')}`)
    expect((await scriptNode()).nonce).not.toBe(nonce)
  })

  test('is immutable at its versioned address, and revalidated at the plain one', async () => {
    const { src } = await scriptNode()
    const address = new URL(src)
    expect(`${address.origin}${address.pathname}`).toBe(`${service().origin}/.well-known/ory/webauthn.js`)
    const caching = async (url: string) => (await service().fetch(new Request(url))).headers.get('cache-control')
    expect(await caching(src)).toBe('public, max-age=31536000, immutable')
    expect(await caching(address.origin + address.pathname)).toBe('public, no-cache')
    expect(await caching(`${address.origin}${address.pathname}?v=0123456789abcdef`)).toBe('public, no-cache')
    const known = (await service().fetch(new Request(src))).headers.get('etag') ?? ''
    const again = await service().fetch(new Request(src, { headers: { 'if-none-match': known } }))
    expect(again.status).toBe(304)
  })

  test('can be loaded and verified by a page of another origin', async () => {
    const { src } = await scriptNode()
    const served = await service().fetch(new Request(src, { headers: { origin: 'https://another.example' } }))
    expect(served.headers.get('access-control-allow-origin')).toBe('*')
    expect(served.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(served.headers.getSetCookie()).toEqual([])
  })
})
