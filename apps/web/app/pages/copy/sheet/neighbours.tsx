import { useText } from '@collect/messages/react'
import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'

import { ProductIcon } from '../../../frame/icon.tsx'
import { copyPath } from '../../../item/copy-path.ts'
import { MarkIcon } from '../../../item/mark-icon.tsx'

/** The copies before and after this one, as the list behind shows them; nothing without a script or a list. */
export function Neighbours({ id }: { readonly id: string }) {
  const { text } = useText()
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & { readonly state: unknown }
  const [before = '', after = ''] = useSyncExternalStore(neverChanges, () => besideInList(id), noList).split(' ')
  const ways = [
    ['copy.before', before, <MarkIcon key="before" name="back" />],
    ['copy.after', after, <ProductIcon key="after" name="more" />],
  ] as const
  if (ways.every(([, to]) => to === '')) return null
  return (
    <div className="neighbours">
      {ways.map(
        ([label, to, icon]) =>
          to !== '' && (
            <Link
              key={label}
              to={copyPath(pathname + search, to)}
              state={state}
              replace
              preventScrollReset
              aria-label={text(label)}
            >
              {icon}
            </Link>
          ),
      )}
    </div>
  )
}

/** The ids before and after an id in the list, parted by a space. */
function besideInList(id: string): string {
  const cells = [...document.querySelectorAll<HTMLElement>('#content [data-copy]')]
  const ids = [...new Set(cells.map(({ dataset }) => dataset['copy']))]
  const at = ids.indexOf(id)
  return at === -1 ? '' : `${ids[at - 1] ?? ''} ${ids[at + 1] ?? ''}`
}

/** The list stays while a sheet lies over it. */
const neverChanges = () => () => undefined
const noList = () => ''
