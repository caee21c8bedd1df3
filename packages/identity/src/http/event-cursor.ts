import { badRequest } from '../flows/flow-error.ts'
import type { EventCursor } from '../store/event-store.ts'

/** Where the older events begin, as it stands in an address. */
export const tokenOfEvent = ({ at, id }: EventCursor): string => Buffer.from(`${at}:${id}`).toString('base64url')

/** @throws 400 where it is not one of ours */
export function eventIn(token: string | null): EventCursor | undefined {
  if (token === null || token === '') return undefined
  const found = /^(\d{1,15}):([0-9a-f-]{36})$/.exec(Buffer.from(token, 'base64url').toString())
  if (!found) throw badRequest('The query parameter "page_token" is not valid.')
  const [, at = '', id = ''] = found
  return { at: Number(at), id }
}
