import type { FlowByKind, FlowError, FlowKind } from '@collect/contract'
import { answerIn } from './answer-in.ts'
import type { Client } from './client.ts'
import { requireFields } from './required.ts'

/** `GET /self-service/{kind}/flows?id=` */
export async function fetchFlow<Kind extends FlowKind>(
  client: Client,
  kind: Kind,
  { id }: { readonly id: string },
): Promise<FlowByKind[Kind]> {
  requireFields('fetchFlow', { id }, ['id'])
  return answerIn(await client.send({ path: `/self-service/${kind}/flows`, query: { id } }))
}

/** `GET /self-service/errors?id=`: the stored error for the error page. */
export async function fetchError(client: Client, { id }: { readonly id: string }): Promise<FlowError> {
  requireFields('fetchError', { id }, ['id'])
  return answerIn(await client.send({ path: '/self-service/errors', query: { id } }))
}
