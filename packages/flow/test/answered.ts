import type { Answer, Asked } from '@collect/flow'
import { project } from './project.ts'

/** An answer of the service. */
export const json = (status: number, body: unknown): Answer => ({ answer: 'json', status, body })
/** An error with an id. */
export const error = (id: string, status: number, more: object = {}, details: object = {}): Answer =>
  json(status, { error: { id, code: status, status: 'x', message: 'm', reason: 'r', details }, ...more })
/** A user on a page of this kind. */
export const asked = (kind: Asked['kind'], flow?: Asked['flow']): Asked => ({
  kind,
  project,
  page: `https://app.test/${kind}?flow=f1&return_to=/shop`,
  ...(flow && { flow }),
})
