import { useMemo } from 'react'
import { useActionData, useLocation } from 'react-router'

import { refusedRowIn, type RefusedRow, type RowAct } from './refused-row.ts'

/** The form that the service refused last: just now, or after the sign-in that it waited for. */
function useLastRefused(): RefusedRow | undefined {
  const answer = useActionData<RefusedRow>()
  const { search } = useLocation()
  const held = useMemo(() => refusedRowIn(search), [search])
  return answer ?? held
}

/** The refusal of one form. A new row's form has another id each time it is drawn; only its act tells it from others. */
export function useRefusedRow(
  intent: string,
  act: RowAct,
  id: string,
  isOwn: (refused: RefusedRow) => boolean = always,
): RefusedRow | undefined {
  const refused = useLastRefused()
  if (refused?.intent !== intent || refused.act !== act || !isOwn(refused)) return undefined
  return act === 'add' || refused.id === id ? refused : undefined
}

const always = () => true
