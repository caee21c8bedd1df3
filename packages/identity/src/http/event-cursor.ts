import { badRequest } from '../flows/flow-error.ts'
import type { EventCursor } from '../store/event-store.ts'

/** The token in an address for the page of older events. */
export const tokenOfEvent = ({ at, id }: EventCursor): string => Buffer.from(`${at}:${id}`).toString('base64url')

/** @throws 400 for a malformed token */
export function eventIn(token: string | null): EventCursor | undefined {
  if (token === null || token === '') return undefined
  const found = /^(\d{1,15}):([0-9a-f-]{36})$/.exec(Buffer.from(token, 'base64url').toString())
  if (!found) throw badRequest('The query parameter "page_token" is not valid.')
  const [, at = '', id = ''] = found
  return { at: Number(at), id }
}
