import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

import { itemPath } from './item-path.ts'

interface ItemLinkProps {
  readonly id: string
  readonly className: string
  /** The page of the item's sheet, where that is another page. */
  readonly list?: string | undefined
  /** Where arrows move between cells, one of them alone takes part in the order of the Tab key. */
  readonly tabIndex?: number | undefined
  readonly children: ReactNode
}

/** Opens an item as a sheet over its list, which stays at its place and gets the focus back. */
export function ItemLink({ id, className, list, tabIndex, children }: ItemLinkProps) {
  const { pathname, search } = useLocation()
  return (
    <Link
      className={className}
      to={list === undefined ? itemPath(pathname, search, id) : itemPath(list, '', id)}
      state={{ fromList: true }}
      preventScrollReset
      data-item={id}
      tabIndex={tabIndex}
      data-stop={tabIndex === undefined ? undefined : ''}
    >
      {children}
    </Link>
  )
}
