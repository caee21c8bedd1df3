import { describe, expect, test } from 'vitest'
import { nodesIn, unknownVariantIn } from './variant.ts'

const node = (node_type: unknown) => ({ attributes: { node_type } })

describe('ERROR-UNKNOWN-1, unknown union variant', () => {
  test.each(['input', 'text', 'img', 'a', 'script', 'div'])('the node type %s is known', (type) => {
    expect(unknownVariantIn([node(type)])).toBeUndefined()
  })
  test.each([
    [[node('input'), node('video')], 'No variant of a node exists with node_type=video'],
    [[{}], 'No variant of a node exists with node_type=undefined'],
    [[null], 'No variant of a node exists with node_type=undefined'],
  ])('describes the unknown nodes %j', (nodes, says) => {
    expect(unknownVariantIn(nodes)).toBe(says)
  })
  test('a body without a form has no nodes', () => {
    expect([undefined, {}, { ui: null }, { ui: { nodes: {} } }, { ui: { nodes: [] } }].map(nodesIn)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      [],
    ])
  })
})
