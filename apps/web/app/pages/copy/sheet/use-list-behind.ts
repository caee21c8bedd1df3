import { useEffect, useSyncExternalStore } from 'react'

interface ListBehind {
  /** The ids of the copies before and after the open one; empty without one. */
  readonly before: string
  readonly after: string
}

/**
 * The list behind an open copy. A long list draws the rows in sight alone, so it scrolls along with the open copy, and
 * stands there when the sheet closes.
 * @param drawn The copies of the list as the server has drawn it: all that there is without a script.
 */
export function useListBehind(id: string, drawn: readonly string[]): ListBehind {
  const beside = useSyncExternalStore(
    watchList,
    () => besideIn(idsInList(), id),
    () => besideIn(drawn, id),
  )
  const isInList = beside !== ''
  useEffect(() => {
    if (!isInList) return
    const scrollAlong = () => cellOf(id)?.scrollIntoView({ block: 'nearest' })
    scrollAlong()
    // A step back in the history leads to where the list was when the first copy was opened.
    return scrollAlong
  }, [id, isInList])
  const [before = '', after = ''] = beside.split(' ')
  return { before, after }
}

const cells = '#content [data-copy]'

const cellOf = (id: string) => document.querySelector(`#content [data-copy="${id}"]`)

const idsInList = () => [
  ...new Set([...document.querySelectorAll<HTMLElement>(cells)].map(({ dataset }) => dataset['copy'] ?? '')),
]

/** The ids before and after an id in a list, parted by a space; empty if the list does not show it. */
function besideIn(ids: readonly string[], id: string): string {
  const at = ids.indexOf(id)
  return at === -1 ? '' : `${ids[at - 1] ?? ''} ${ids[at + 1] ?? ''}`
}

/** The list draws other rows when it has scrolled, and when they have come. */
function watchList(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  const page = document.getElementById('content')
  if (page) observer.observe(page, { subtree: true, childList: true, attributeFilter: ['data-copy'] })
  return () => observer.disconnect()
}
