import type { FlowKind } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { Factors } from '../identities/factors.ts'
import type { CredentialRecord } from '../records/identity.ts'
import type { GroupOrder } from '../nodes/node-order.ts'
import type { Body } from './strategy.ts'
import type { CredentialRules, Method } from './method.ts'

/** The methods of a service, and everything derived from their list. */
export interface Methods {
  /** In the order of the list. */
  readonly all: readonly Method[]
  readonly enabled: readonly Method[]
  named(word: unknown): Method | undefined
  /** The method that a body is for; a field or a button alone may name it (docs/contract/http.md §5.1). */
  meantBy(kind: FlowKind, body: Body): Method | undefined
  readonly factors: Factors
  orderIn(kind: FlowKind): GroupOrder
  /** The names of the site that the methods know. */
  readonly siteNames: readonly string[]
}

export function createMethods(all: readonly Method[], config: IdentityConfig): Methods {
  const byName = new Map<unknown, Method>(all.map((method) => [method.name, method]))
  const enabled = all.filter((method) => method.isEnabled(config))
  return {
    all,
    enabled,
    named: (word) => byName.get(word),

    meantBy(kind, body) {
      const has = (names: readonly string[] = []) => names.some((name) => body[name] !== undefined)
      const claims = ({ claims }: Method) => claims?.[kind]?.(body)
      // Two methods have the same fields; one of them may be off.
      const claimed = enabled.find(claims) ?? all.find(claims)
      if (claimed) return claimed
      const named =
        body['method'] === undefined
          ? (enabled.find(({ fields }) => has(fields?.[kind])) ?? all.find(({ fields }) => has(fields?.[kind])))
          : byName.get(body['method'])
      return named ?? all.find(({ lastFields }) => has(lastFields?.[kind]))
    },

    factors: factorsOf(all, enabled, config),

    orderIn: (kind) => ({
      rankOf: (group) => byName.get(group)?.rank?.[kind],
      lastWith: all.flatMap(({ name, lastWith }) => (lastWith === undefined ? [] : [{ group: name, node: lastWith }])),
    }),

    siteNames: all.flatMap(({ siteNames }) => siteNames?.(config).filter((name) => name !== undefined) ?? []),
  }
}

function factorsOf(all: readonly Method[], enabled: readonly Method[], config: IdentityConfig): Factors {
  const rules = new Map(all.flatMap(({ name, credential }) => (credential ? [[name, credential] as const] : [])))
  const namesWhere = (holds: (rules: CredentialRules) => boolean | undefined, list = all) =>
    list.filter(({ credential }) => credential && holds(credential)).map(({ name }) => name)
  const first = namesWhere(({ isPasswordlessFor }) => isPasswordlessFor?.(config), enabled)
  const second = new Set(namesWhere(({ isSecond }) => isSecond !== undefined))
  const seconds = new Set(namesWhere(({ comesSecond }) => comesSecond?.(config)))
  const firstIn = (credentials: readonly CredentialRecord[], method: string) =>
    credentials.find((one) => one.type === method && (rules.get(method)?.isFirst?.(one, config) ?? true))
  const firstOf: Factors['firstOf'] = (credentials) => first.filter((method) => firstIn(credentials, method))
  return {
    first,
    firstOf,
    waysIn: (credentials) =>
      firstOf(credentials)
        .map((method) => {
          const credential = firstIn(credentials, method)
          return (credential && rules.get(method)?.count?.(credential, config)) ?? 1
        })
        .reduce((sum, ways) => sum + ways, 0),
    isOffered: (type) => rules.get(type)?.onlyFirst === undefined || first.includes(type),
    isSecond: (method) => second.has(method),
    hasSecond: (credentials) => credentials.some((one) => rules.get(one.type)?.isSecond?.(one) === true),
    comesSecond: (method) => seconds.has(method),
    named: namesWhere(({ isNamed }) => isNamed),
    namesOf: (type, identifiers) => rules.get(type)?.names?.(identifiers),
  }
}
