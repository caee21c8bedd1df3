import type { AnyFlow, UiMessage } from '@collect/contract'
import { expect } from 'vitest'
import { nodeNameOf } from '../../src/nodes/node.ts'
import type { Seen } from './answer.ts'
import { compareGolden } from './golden/golden.ts'
import { nodesOf } from './golden/notation.ts'

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** A flow says exactly these messages above its form; none without numbers. */
    toSay(...ids: readonly number[]): R
    /** A flow says exactly these messages at one field. */
    toSayAt(name: string, ...ids: readonly number[]): R
    /** A flow shows exactly these nodes, in the notation of docs/contract/nodes.md §0. */
    toShowNodes(nodes: readonly string[]): R
    /** The answer is an error with this status, and this id if given. */
    toBeRefusedWith(status: number, id?: string): R
    /** A browser is redirected to this address, or to one that begins so if it ends in `…`; a native client is not. */
    toLeadTo(address: string | undefined): R
    /** A flow or body equals the golden file in packages/contract/golden. */
    toMatchGolden(name: string): R
  }
}

const idsOf = (messages: readonly UiMessage[] | undefined) => (messages ?? []).map(({ id }) => id)

expect.extend({
  toSay(flow: AnyFlow, ...ids: readonly number[]) {
    const said = idsOf(flow.ui.messages)
    return {
      pass: this.equals(said, ids),
      message: () => `the flow says ${list(said)}, expected ${list(ids)}${everythingSaid(flow)}`,
      actual: said,
      expected: ids,
    }
  },

  toSayAt(flow: AnyFlow, name: string, ...ids: readonly number[]) {
    const nodes = flow.ui.nodes.filter((node) => nodeNameOf(node) === name)
    const said = nodes.flatMap(({ messages }) => idsOf(messages))
    return {
      pass: nodes.length > 0 && this.equals(said, ids),
      message: () => `"${name}" says ${list(said)}, expected ${list(ids)}${everythingSaid(flow)}`,
      actual: said,
      expected: ids,
    }
  },

  toShowNodes(flow: AnyFlow, nodes: readonly string[]) {
    const shown = nodesOf(flow)
    return {
      pass: this.equals(shown, nodes),
      message: () => `other nodes are shown:\n${this.utils.diff(nodes, shown) ?? ''}`,
      actual: shown,
      expected: nodes,
    }
  },

  toBeRefusedWith(what: Seen, status: number, id?: string) {
    const got = what.hasError ? { status: what.error.code, id: what.error.id } : undefined
    const isSent = what.page !== undefined || what.answer.status === status
    return {
      pass: isSent && got?.status === status && got.id === id,
      message: () =>
        `expected a refusal ${status} ${id ?? 'without id'}, got ${what.answer.status} ${JSON.stringify(got)}`,
      actual: got,
      expected: { status, id },
    }
  },

  toLeadTo(what: Seen, address: string | undefined) {
    const led = what.leadsTo
    const isThere = address?.endsWith('…') ? led?.startsWith(address.slice(0, -1)) === true : led === address
    return {
      pass: isThere,
      message: () => `led to "${led}", expected "${address}" (${what.answer.status} ${what.answer.text.slice(0, 200)})`,
      actual: led,
      expected: address,
    }
  },

  toMatchGolden(value: unknown, name: string) {
    const { isSame, kept, made } = compareGolden(name, value)
    return {
      pass: isSame,
      message: () =>
        `${name} is not the golden one (UPDATE_GOLDEN=1 writes it anew):\n${this.utils.diff(kept, made) ?? ''}`,
      actual: made,
      expected: kept,
    }
  },
})

const list = (ids: readonly number[]) => (ids.length === 0 ? 'nothing' : ids.join(', '))

const everythingSaid = (flow: AnyFlow) =>
  `\nin all: ${JSON.stringify([flow.ui.messages ?? [], ...flow.ui.nodes.filter(({ messages }) => messages.length > 0).map((node) => [nodeNameOf(node), node.messages])])}`
