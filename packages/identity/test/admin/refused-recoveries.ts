import { nobody } from './people.ts'

/** What neither a code nor a link is made for, and the answer. Whose account is meant is said, unless a row says otherwise. */
export const refusedRecoveries: readonly (readonly [payload: object, status: number])[] = [
  [{ identity_id: undefined }, 400],
  [{ identity_id: 'no-id' }, 400],
  [{ identity_id: nobody }, 404],
  [{ expires_in: '-1h' }, 400],
  [{ expires_in: 'soon' }, 400],
  [{ expires_in: '0s' }, 400],
  [{ expires_in: '9999h' }, 400],
  [{ flow_type: 'letter' }, 400],
]
