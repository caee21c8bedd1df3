import type { Answer, Asked } from '@collect/flow'
import { project } from './project.ts'

/** What the service answered. */
export const json = (status: number, body: unknown): Answer => ({ answer: 'json', status, body })
/** A refusal with an id. */
export const error = (id: string, status: number, more: object = {}, details: object = {}): Answer =>
  json(status, { error: { id, code: status, status: 'x', message: 'm', reason: 'r', details }, ...more })
/** Somebody at a page of this kind. */
export const asked = (kind: Asked['kind'], flow?: Asked['flow']): Asked => ({
  kind,
  project,
  page: `https://app.test/${kind}?flow=f1&return_to=/shop`,
  ...(flow && { flow }),
})
