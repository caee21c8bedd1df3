import type { FlowKind, UiNode } from '@collect/contract'

import { pageContext } from '../../../server/page-context.ts'
import type { Visit } from '../../../server/visit.ts'
import { loadFlow, type Missing } from './load-flow.ts'
import { noStore } from '../no-store.ts'

/** 200 where the person can do something about it: the browser's log is for our mistakes. */
const statusOf: Record<Missing, number> = { cookies: 200, lost: 404, unavailable: 503 }

/** Where the widget of the check for robots comes from. */
const captchaOrigin = 'https://challenges.cloudflare.com'

/** What every page of a flow is drawn from, and how it is answered. */
export async function loadPage<Kind extends FlowKind>(kind: Kind, visit: Visit) {
  const loaded = await loadFlow(kind, visit)
  const { project } = visit.context.get(pageContext)
  if (loaded.found) allowWidgets(visit.context, loaded.flow.ui.nodes)
  const page = { kind, loaded, search: visit.url.search, project }
  return { page, init: { status: loaded.found ? 200 : statusOf[loaded.missing], headers: noStore } }
}

export type Page<Kind extends FlowKind> = Awaited<ReturnType<typeof loadPage<Kind>>>['page']

/** Opens the page's policy for what its nodes bring along. */
export function allowWidgets(context: Visit['context'], nodes: readonly UiNode[]): void {
  if (nodes.some(({ group }) => group === 'captcha')) context.get(pageContext).allow(captchaOrigin)
}
