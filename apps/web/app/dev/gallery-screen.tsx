import { data } from 'react-router'

import { noStore } from '../account/server/no-store.ts'
import type { WordyHandle } from '../frame/use-language.ts'
import { pageContext } from '../server/page-context.ts'
import type { Route } from './+types/gallery-screen'
import { CaseView } from './gallery/case-view.tsx'
import { loadCase } from './gallery/load-case.ts'
import { onlyForDevelopers } from './only-for-developers.ts'

export { keepDataOnMethodChange as shouldRevalidate } from '../account/keep-data-on-method-change.ts'

export async function loader(visit: Route.LoaderArgs) {
  onlyForDevelopers(visit.context)
  const drawn = await loadCase(visit.params, visit)
  const { project } = visit.context.get(pageContext)
  return data({ drawn, project, search: visit.url.search }, { headers: noStore })
}

export const headers = () => noStore

export const handle: WordyHandle = { words: 'all' }

/** A golden flow as its own page renders it, without the gallery's frame; tests open it too. */
export default function GalleryScreen({ loaderData }: Route.ComponentProps) {
  return <CaseView key={loaderData.drawn.flow.id} {...loaderData} />
}
