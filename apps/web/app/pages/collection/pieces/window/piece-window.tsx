import type { ReactNode } from 'react'

import { GridWindow, type GridWindowProps } from './grid-window.tsx'
import { TableWindow } from './table-window.tsx'
import { useSetSizes } from './use-set-sizes.ts'

interface PieceWindowProps extends Omit<GridWindowProps, 'sizes'> {
  readonly isTable: boolean
  /** The list as pages, until the window knows its rows. */
  readonly instead: ReactNode
}

/** A window over all rows of the list, as a grid or as a table. */
export function PieceWindow({ isTable, instead, ...list }: PieceWindowProps) {
  const { open, page } = list
  const isBySet = page.places[0]?.shelf !== undefined
  const sizes = useSetSizes(isBySet ? open.asked : undefined, page)
  if (isBySet && sizes === undefined) return instead
  return isTable ? <TableWindow {...list} /> : <GridWindow {...list} sizes={sizes} />
}
