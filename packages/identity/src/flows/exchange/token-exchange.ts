import { randomUUID } from 'node:crypto'
import type { Proof } from '../../sessions/assurance.ts'
import { digest, equals, randomToken } from '../../secrets/tokens.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { IdentityId } from '../../records/ids.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import type { ExchangeRecord } from '../../store/exchange-store.ts'
import type { Answer } from '../show/answer.ts'
import type { Caller } from '../caller.ts'
import { notFound } from '../flow-error.ts'
import { countBytes } from '../stored/count-flow.ts'
import type { Service } from '../service.ts'

/** How long the code that came back counts, in milliseconds (docs/contract/providers-and-oauth2.md §A12). */
const lifespan = 2 * 60_000
const purpose = 'token-exchange'

interface Proved {
  readonly identityId: IdentityId
  /** A secret that becomes worthless before the exchange makes the proof worthless too. */
  readonly secretsVersion: number
  readonly proof: Proof
}

/** A code of 64 letters and digits. */
const newCode = (): string => {
  let code = ''
  while (code.length < 64) code += randomToken('', 48).replace(/[-_]/g, '')
  return code.slice(0, 64)
}

/** Size of an exchange's row, in bytes. */
const rowSize = 200

/** An exchange for a native application's flow: its id, and the code that only one answer shows. */
export const newExchange = (): { readonly id: string; readonly code: string } => ({
  id: randomUUID(),
  code: newCode(),
})

/** Stores the exchange of a flow that a client began. @throws 429 like the start of a flow */
export async function keepExchange(
  service: Service,
  caller: Caller,
  { id, code }: ReturnType<typeof newExchange>,
  { expiresAt }: Pick<FlowRecord, 'expiresAt'>,
): Promise<void> {
  await countBytes(service, caller, rowSize)
  await service.stores.exchanges.insert({ id, initDigest: digest(code), expiresAt })
}

/** The exchange of a flow. @throws 404 when it is over */
export async function exchangeOf({ stores, clock }: Service, id: string): Promise<ExchangeRecord> {
  const found = await stores.exchanges.find(id, clock())
  if (!found) throw notFound('The sign-in of this application is over.')
  return found
}

/** The user is proved: the browser takes a code to the application, which gets the session for it. */
export async function handOver(
  service: Service,
  flow: FlowRecord,
  exchangeId: string,
  identity: IdentityRecord,
  proof: Proof,
): Promise<Answer> {
  const proved: Proved = { identityId: identity.id, secretsVersion: identity.secretsVersion, proof }
  return sendBack(service, flow, exchangeId, { sealed: service.sealer.seal(purpose, proved) })
}

/** The flow goes on in the application: missing traits with a code, a link without one. */
export const handBack = (service: Service, flow: FlowRecord, exchangeId: string, next: FlowRecord): Promise<Answer> =>
  sendBack(service, flow, exchangeId, { flow: { kind: next.kind, id: next.id } }, next.linksTo === undefined)

async function sendBack(
  service: Service,
  flow: FlowRecord,
  exchangeId: string,
  brought: Pick<ExchangeRecord, 'sealed' | 'flow'>,
  hasCode = true,
): Promise<Answer> {
  const exchange = await exchangeOf(service, exchangeId)
  const code = newCode()
  const expiresAt = brought.sealed === undefined ? exchange.expiresAt : service.clock() + lifespan
  await service.stores.exchanges.update({ ...exchange, ...brought, returnDigest: digest(code), expiresAt })
  const location = new URL(flow.returnTo ?? service.addresses.home)
  if (hasCode) location.searchParams.set('code', code)
  if (brought.flow) location.searchParams.set('flow', brought.flow.id)
  return { status: 303, body: null, location: location.href, rule: 'json', isNative: false }
}

/** What the two codes of an application lead to. */
type Exchanged = { readonly proved: Proved } | { readonly flow: FlowRecord }

/** Reads an exchange by both codes; a proved one counts once. @throws 404 */
export async function exchange(service: Service, initCode: string, returnCode: string): Promise<Exchanged> {
  const unknown = () => notFound('There is no sign-in with these codes.')
  const { stores, clock, sealer } = service
  const found = await stores.exchanges.findByInit(digest(initCode), clock())
  if (!found?.returnDigest || !equals(found.returnDigest, digest(returnCode))) throw unknown()
  if (found.flow) {
    const flow = await stores.flows.find(found.flow.kind, found.flow.id)
    if (!flow) throw unknown()
    return { flow }
  }
  if (found.sealed === undefined || !(await stores.exchanges.take(found.id))) throw unknown()
  const proved = sealer.open(purpose, found.sealed) as Proved | undefined // sealed by handOver
  if (!proved) throw unknown()
  return { proved }
}
