import type { FlowKind, UiNode } from '@collect/contract'

import { pageContext } from '../../../server/page-context.ts'
import type { Visit } from '../../../server/visit.ts'
import { loadFlow, type Missing } from './load-flow.ts'
import { noStore } from '../no-store.ts'

/** 200 where the user can solve the problem: the browser's console is for server errors. */
const statusOf: Record<Missing, number> = { cookies: 200, lost: 404, unavailable: 503, disabled: 404 }

/** The origin of the CAPTCHA widget. */
const captchaOrigin = 'https://challenges.cloudflare.com'

/** The data of every page of a flow, and the status and headers of its answer. */
export async function loadPage<Kind extends FlowKind>(kind: Kind, visit: Visit) {
  const loaded = await loadFlow(kind, visit)
  const { project } = visit.context.get(pageContext)
  if (loaded.found) allowWidgets(visit.context, loaded.flow.ui.nodes)
  const page = { kind, loaded, search: visit.url.search, project }
  return { page, init: { status: loaded.found ? 200 : statusOf[loaded.missing], headers: noStore } }
}

export type Page<Kind extends FlowKind> = Awaited<ReturnType<typeof loadPage<Kind>>>['page']

/**
 * Allows the third-party origins that the nodes need in the page's policy. Chromium refuses a provider of its account
 * chooser that `connect-src` does not name.
 */
export function allowWidgets(context: Visit['context'], nodes: readonly UiNode[]): void {
  const { allow } = context.get(pageContext)
  if (nodes.some(({ group }) => group === 'captcha')) allow(captchaOrigin, 'widget')
  for (const { meta } of nodes) {
    const address = meta.label?.context?.['fedcm_config_url']
    if (typeof address === 'string' && URL.canParse(address)) allow(new URL(address).origin, 'chooser')
  }
}
