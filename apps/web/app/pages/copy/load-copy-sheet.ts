import { redirectDocument } from 'react-router'

import { pagePath } from '../../acts/act-on-page.ts'
import { signInPath } from '../../frame/sign-in-path.ts'
import { pageContext } from '../../server/page-context.ts'
import { sessionOfVisit } from '../../server/session.ts'
import type { Visit } from '../../server/visit.ts'
import { loadAdd } from './add/load-add.ts'
import { loadEditForm } from './form/load-copy-form.ts'
import { loadLeaving, loadOpenCopy } from './sheet/load-open-copy.ts'

/** The sheet of a copy that the address names (docs/contract/collectibles.md §5.1); undefined without one. */
export async function loadCopySheet(visit: Visit) {
  const { context, request, url } = visit
  const query = url.searchParams
  const [copy, edit, leave] = [query.get('copy'), query.get('edit'), query.get('leave')]
  if (copy === null && edit === null && leave === null && !query.has('new')) return undefined
  if (!(await sessionOfVisit(context, request)))
    throw redirectDocument(signInPath('login', context.get(pageContext).origin, pagePath(url)))
  if (query.has('new')) return loadAdd(visit)
  if (edit !== null) return loadEditForm(visit, edit)
  if (leave !== null) return loadLeaving(visit, leave)
  return copy === null ? undefined : loadOpenCopy(visit, copy)
}

export type OpenCopySheet = NonNullable<Awaited<ReturnType<typeof loadCopySheet>>>
