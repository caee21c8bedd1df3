import type { NextToken } from '../../sessions/sessions.ts'
import type { FlowRecord } from '../../records/flow.ts'

/** A browser gets its new token in a cookie; a native client would keep using the token it has. */
export const nextToken = ({ type }: Pick<FlowRecord, 'type'>): NextToken => (type === 'browser' ? 'new' : 'same')
