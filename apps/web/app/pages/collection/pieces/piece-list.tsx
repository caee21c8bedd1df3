import type { CopyPage } from '@collect/collectibles/wire'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import { PageLinks } from '../../page-links.tsx'
import type { ChosenPieces } from './chosen.ts'
import type { OpenPieces } from './open-pieces.ts'
import { PieceGrid } from './cells/piece-grid.tsx'
import { PieceTable } from './cells/piece-table.tsx'
import { columns } from './cells/places.ts'
import type { PieceWindow } from './window/piece-window.tsx'

interface PieceListProps {
  readonly open: OpenPieces
  readonly page: CopyPage
  /** The cells have checkboxes. */
  readonly chosen: ChosenPieces | undefined
}

/** The list as the address wants it drawn. With a script, a long grid becomes a window over all its rows. */
export function PieceList({ open, page, chosen }: PieceListProps) {
  const [query] = useSearchParams()
  const isTable = query.get('view') === 'list'
  const isLong = page.next_page_token !== undefined && open.isFirstPage && open.sort !== 'number' && !isTable && !chosen
  const loaded = useWindowScript(isLong)
  if (isLong && loaded) return <loaded.Window key={open.asked} open={open} page={page} rowHeight={loaded.rowHeight} />
  const body = { open, pieces: page.copies, chosen }
  return (
    <>
      {isTable ? <PieceTable {...body} /> : <PieceGrid {...body} />}
      <PageLinks next={page.next_page_token} isFirst={open.isFirstPage} />
    </>
  )
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
  const [first, below] = [0, columns].map((at) => document.querySelectorAll('.pieces > li')[at])
  const height = first && below ? below.getBoundingClientRect().top - first.getBoundingClientRect().top : 0
  return height > 0 ? height : likelyHeight
}

/** Where nothing is drawn to measure. */
const likelyHeight = 240
