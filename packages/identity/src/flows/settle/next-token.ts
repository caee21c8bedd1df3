import type { NextToken } from '../../sessions/sessions.ts'
import type { FlowRecord } from '../../records/flow.ts'

/** A browser is given its new token in the answer, unseen; a native client would go on with the one it has. */
export const nextToken = ({ type }: Pick<FlowRecord, 'type'>): NextToken => (type === 'browser' ? 'new' : 'same')
