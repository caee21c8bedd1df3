import { useText } from '@collect/messages/react'
import { useLocation, useSearchParams } from 'react-router'

import { PageNews } from '../../acts/page-news.tsx'
import { ProductIcon } from '../../frame/icon.tsx'
import { ProductTitle } from '../product-title.tsx'
import { QuietBody } from '../quiet-view.tsx'
import { DrawerTabs } from './drawer-tabs.tsx'
import { NothingMatches, NothingYet } from './pieces/nothing-here.tsx'
import type { OpenPieces } from './pieces/open-pieces.ts'
import { PieceChips } from './pieces/filter/piece-chips.tsx'
import { PieceList } from './pieces/piece-list.tsx'
import { PieceTools } from './pieces/piece-tools.tsx'
import { filtersOf, listOf, namesLeft } from './pieces/pieces-address.ts'
import { SelectLink } from './pieces/select-link.tsx'
import { Selection } from './pieces/selection.tsx'
import { TitleRow } from './pieces/title-row.tsx'
import { useAwaitedList } from './pieces/use-awaited-list.ts'

interface MyDrawersProps {
  readonly open: OpenPieces
  /** The item that the news are about. */
  readonly newsName: string
}

/** The user's things: found, narrowed, ordered, and drawn as a grid or a table. */
export function MyDrawers({ open, newsName }: MyDrawersProps) {
  const { text } = useText()
  const isAwaited = useAwaitedList()
  const { count, drawers, page, problem, left, samples, rev, news, job } = open
  return (
    <>
      <ProductTitle page={text('collection.title')} />
      <TitleRow count={count} />
      {news && <PageNews news={news} name={newsName} job={job} />}
      {count === 0 && (page?.count ?? 0) === 0 && problem === undefined ? (
        <NothingYet left={left} samples={samples} rev={rev} />
      ) : (
        <>
          <DrawerTabs count={count} drawers={drawers} />
          <PieceTools open={open} />
          <PieceChips open={open} />
          {isAwaited ? <QuietBody kind="pieces" /> : <List open={open} />}
        </>
      )}
    </>
  )
}

function List({ open }: { readonly open: OpenPieces }) {
  const { text } = useText()
  const [query] = useSearchParams()
  const { page, problem, count, sort } = open
  if (!page || problem) return <ListProblem />
  const isEmpty = page.places.length === 0
  const isNarrowed = query.has('q') || filtersOf(query).length > 0
  if (isEmpty && isNarrowed) return <NothingMatches />
  const isTable = query.get('view') === 'list'
  const said = isEmpty
    ? text('collection.drawer-empty')
    : isNarrowed
      ? namesLeft(query)
        ? text('pieces.count', { count: page.count })
        : text('pieces.count.of', { count: page.count, total: count })
      : sort === 'number' && !isTable
        ? text(page.missing > 0 ? 'pieces.dashed' : 'pieces.by-set')
        : // The head of the page says the same.
          page.count === count
          ? ''
          : text('pieces.count', { count: page.count })
  const isSelecting = query.get('select') === '1'
  const list = listOf(query)
  list.delete('select')
  return (
    <>
      <div className="above">
        <span className="num" role="status">
          {isSelecting ? text('pieces.select.hint') : said}
        </span>
        {!isEmpty && !isSelecting && <SelectLink isSelecting={false} />}
      </div>
      {isSelecting ? (
        <Selection key={list.toString()} count={page.count}>
          {(picking) => <PieceList open={open} page={page} picking={picking} />}
        </Selection>
      ) : (
        <PieceList open={open} page={page} />
      )}
    </>
  )
}

/** The list did not come; what was typed stands above still. */
function ListProblem() {
  const { text } = useText()
  const { pathname, search } = useLocation()
  return (
    <div className="msg msg--error plist__problem" role="alert">
      <ProductIcon name="warning" />
      <p>{text('pieces.failed')}</p>
      {/* The document again: a link of the router would not load the page that is open. */}
      <a className="btn btn--sm msg__act" href={pathname + search}>
        {text('flow.try-again')}
      </a>
    </div>
  )
}
