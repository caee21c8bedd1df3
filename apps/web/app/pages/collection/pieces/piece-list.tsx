import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import { PageLinks } from '../../page-links.tsx'
import { PieceGrid } from './cells/piece-grid.tsx'
import { PieceTable } from './cells/piece-table.tsx'
import { wall } from './cells/places.ts'
import type { ListedPage } from './listed-page.ts'
import type { OpenPieces } from './open-pieces.ts'
import type { Picking } from './use-picking.ts'
import type { PieceWindow } from './window/piece-window.tsx'

interface PieceListProps {
  readonly open: OpenPieces
  readonly page: ListedPage
  /** The cells have checkboxes. */
  readonly picking?: Picking
}

/** The list as the address wants it drawn. With a script, a long one becomes a window over all its rows. */
export function PieceList({ open, page, picking }: PieceListProps) {
  const [query] = useSearchParams()
  // An empty drawer shows its free places, and a table has none.
  const isTable = query.get('view') === 'list' && page.places.length > 0
  const isLong = (page.next_page_token !== undefined || picking !== undefined) && open.isFirstPage
  const loaded = useWindowScript(isLong)
  const body = { open, page, picking }
  const pages = (
    <>
      {isTable ? <PieceTable {...body} /> : <PieceGrid {...body} />}
      <PageLinks next={page.next_page_token} isFirst={open.isFirstPage} />
    </>
  )
  if (!isLong || !loaded) return pages
  const { Window, rowHeight } = loaded
  return <Window key={`${open.asked} ${isTable}`} {...body} isTable={isTable} rowHeight={rowHeight} instead={pages} />
}

interface WindowScript {
  readonly Window: typeof PieceWindow
  /** As the grid of the server has it, in pixels. */
  readonly rowHeight: number
}

/** The window's own script, which comes when a list is long. If it does not come, the pages of the list stay. */
function useWindowScript(isLong: boolean): WindowScript | undefined {
  const [script, setScript] = useState<WindowScript>()
  useEffect(() => {
    if (!isLong) return
    const wait = { isOver: false }
    import('./window/piece-window.tsx').then(
      ({ PieceWindow: Window }) => {
        if (!wait.isOver) setScript({ Window, rowHeight: drawnRowHeight() })
      },
      () => undefined,
    )
    return () => {
      wait.isOver = true
    }
  }, [isLong])
  return script
}

function drawnRowHeight(): number {
  const cell = document.querySelector('.pieces > li:not(.setstrip)')
  return cell ? cell.getBoundingClientRect().height + wall : likelyHeight
}

/** Where nothing is drawn to measure. */
const likelyHeight = 240
