import { unknownId } from './people.ts'

/** Requests of a code or a link that are refused. The tests add the account's id, unless a row overrides it. */
export const refusedRecoveries: readonly (readonly [payload: object, status: number])[] = [
  [{ identity_id: undefined }, 400],
  [{ identity_id: 'no-id' }, 400],
  [{ identity_id: unknownId }, 404],
  [{ expires_in: '-1h' }, 400],
  [{ expires_in: 'soon' }, 400],
  [{ expires_in: '0s' }, 400],
  [{ expires_in: '9999h' }, 400],
  [{ flow_type: 'letter' }, 400],
]
