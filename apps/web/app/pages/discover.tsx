import { data, useOutletContext } from 'react-router'

import { actOnPage } from '../acts/act-on-page.ts'
import { loadOpenedItem } from '../item/load-opened-item.ts'
import type { Visit } from '../server/visit.ts'
import type { Route } from './+types/discover'
import { AllSets, AllSetsHead } from './discover/all-sets.tsx'
import { loadDrawer } from './discover/load-drawer.ts'
import { loadHome } from './discover/load-home.ts'
import { loadSets } from './discover/load-sets.ts'
import { DrawerHead, OneDrawer } from './discover/one-drawer.tsx'
import { SetSearch } from './discover/set-search.tsx'
import { QuietBody, QuietHead } from './quiet-view.tsx'
import { StartHead, StartPage } from './discover/start-page.tsx'
import { useAwaitedView } from './discover/use-awaited-view.ts'
import { loadOwnForm } from './own-item/load-own-form.ts'
import { lateSheet } from './late-part.tsx'
import { pageActs } from './page-acts.ts'
import { sheetSlot } from './sheet-slot.ts'
import { SearchForm } from './search/field/search-form.tsx'
import { loadSearch, statusOfSearch } from './search/load-search.ts'
import { isSearch } from './search/search-address.ts'
import { SearchHead } from './search/search-head.tsx'
import { SearchResults } from './search/search-results.tsx'
import { loadSet } from './set/load-set.ts'
import { OneSet } from './set/one-set.tsx'

const OwnSheet = lateSheet(async () => (await import('./own-item/own-sheet.tsx')).OwnSheet)

/** The page and the sheet over it. Both stand in the query, so the tab stays orange (NAV-BAR-2). */
export async function loader(visit: Route.LoaderArgs) {
  const [opened, ownForm, view] = await Promise.all([loadOpenedItem(visit), loadOwnForm(visit), loadView(visit)])
  return data({ opened, ownForm, view }, { status: statusOf(view) })
}

/** The status of the page, which says the same as its words. */
function statusOf(view: DiscoverView): number {
  if (view.name === 'search') return statusOfSearch(view.open)
  return view.name === 'sets' && view.open.problem ? 422 : 200
}

/** The view that the address names (docs/contract/collectibles.md §5.1). */
async function loadView(visit: Visit) {
  const { searchParams } = visit.url
  if (isSearch(searchParams)) return { name: 'search', open: await loadSearch(visit) } as const
  const set = searchParams.get('set')
  if (set !== null) return { name: 'set', open: await loadSet(visit, set) } as const
  const show = searchParams.get('show')
  if (show === 'sets') return { name: 'sets', open: await loadSets(visit) } as const
  if (show !== null) throw data(null, 404)
  if (searchParams.has('drawer')) return { name: 'drawer', drawer: await loadDrawer(visit) } as const
  return { name: 'home', home: await loadHome(visit) } as const
}

export type DiscoverView = Awaited<ReturnType<typeof loadView>>

export const action = (args: Route.ActionArgs) => actOnPage(args, pageActs['/discover'])

/** The search form stands between head and body as one element, so that its text and focus survive a change of view. */
export default function Discover({ loaderData: { view, ownForm } }: Route.ComponentProps) {
  const awaited = useAwaitedView()
  const isSameSearch = awaited === 'rows'
  if (useOutletContext() === sheetSlot) return ownForm && <OwnSheet key={ownForm.rev} {...ownForm} />
  return (
    <>
      {awaited && !isSameSearch ? <QuietHead /> : <Head view={view} />}
      {(view.name === 'home' || view.name === 'drawer' || view.name === 'search') && (
        <SearchForm open={view.name === 'search' ? view.open : undefined} />
      )}
      {view.name === 'sets' && <SetSearch open={view.open} />}
      {awaited && !isSameSearch ? <QuietBody kind={awaited} /> : <Body view={view} isSameSearch={isSameSearch} />}
    </>
  )
}

interface ViewProps {
  readonly view: DiscoverView
}

function Head({ view }: ViewProps) {
  switch (view.name) {
    case 'home':
      return <StartHead />
    case 'drawer':
      return <DrawerHead drawer={view.drawer} />
    case 'search':
      return <SearchHead open={view.open} />
    case 'sets':
      return <AllSetsHead open={view.open} />
    default:
      return null
  }
}

interface BodyProps extends ViewProps {
  /** Other rows of the results are on their way. */
  readonly isSameSearch: boolean
}

function Body({ view, isSameSearch }: BodyProps) {
  switch (view.name) {
    case 'set':
      return <OneSet key={view.open.set.id} open={view.open} />
    case 'sets':
      return <AllSets open={view.open} />
    case 'drawer':
      return <OneDrawer drawer={view.drawer} />
    case 'search':
      return <SearchResults open={view.open} instead={isSameSearch ? <QuietBody kind="hits" /> : undefined} />
    case 'home':
      return <StartPage home={view.home} />
  }
}
