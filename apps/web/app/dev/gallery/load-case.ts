import type { ScreenFlow, ScreenFlows, ScreenKind } from '@collect/flow'
import { data } from 'react-router'

import { allowWidgets } from '../../account/server/load/load-page.ts'
import { pageContext } from '../../server/page-context.ts'
import type { Visit } from '../../server/visit.ts'
import { goldenCases, loadGolden } from './golden.server.ts'

/** A kind with a flow of that kind. */
export type DrawnCase = {
  readonly [Kind in ScreenKind]: { readonly kind: Kind; readonly flow: ScreenFlows[Kind] }
}[ScreenKind]

/** The parameters of the route. */
interface Wanted {
  readonly kind: string
  readonly name: string
}

/** A golden flow whose buttons all post to the gallery, so nothing reaches a service. */
export async function loadCase(wanted: Wanted, { context }: Visit): Promise<DrawnCase> {
  const found = goldenCases.find(({ kind, name }) => kind === wanted.kind && name === wanted.name)
  const flow = await loadGolden(wanted.kind, wanted.name)
  if (!found || !flow) throw data(null, 404)
  allowWidgets(context, flow.ui.nodes)
  const action = `${context.get(pageContext).origin}/dev/gallery/echo`
  // Its folder names its kind.
  return { kind: found.kind, flow: { ...flow, ui: { ...flow.ui, action } } as ScreenFlow } as DrawnCase
}

/** The cases before and after one, in the order of the index; throws 404 for an unknown case. */
export function neighboursOf({ kind, name }: Wanted) {
  const at = goldenCases.findIndex((one) => one.kind === kind && one.name === name)
  if (at < 0) throw data(null, 404)
  return { before: goldenCases[at - 1], after: goldenCases[at + 1] }
}
