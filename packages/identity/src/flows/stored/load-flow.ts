import type { FlowKind } from '@collect/contract'
import { badRequest, notFound } from '../flow-error.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { Service } from '../service.ts'
import { isUuid } from '../../uuid.ts'

/** @throws 400 when the id is missing or malformed, 404 when no flow has it (docs/contract/http.md §1.7). */
export async function loadFlow({ stores }: Service, kind: FlowKind, id: string | null): Promise<FlowRecord> {
  if (id === null || id === '') throw badRequest('The query parameter "flow" is missing.')
  if (!isUuid(id)) throw badRequest('The query parameter "flow" is not a flow id.')
  const flow = await stores.flows.find(kind, id.toLowerCase())
  if (!flow) throw notFound('There is no such flow.')
  return flow
}
