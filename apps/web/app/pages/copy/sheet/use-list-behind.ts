import { useEffect, useSyncExternalStore } from 'react'

interface ListBehind {
  /** The ids of the copies before and after the open one; empty without one. */
  readonly before: string
  readonly after: string
}

/**
 * The list behind an open copy. A long list draws the rows in sight alone, so it scrolls along with the open copy, and
 * stands there when the sheet closes.
 */
export function useListBehind(id: string): ListBehind {
  const beside = useSyncExternalStore(watchList, () => besideInList(id), noList)
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

/** The ids before and after an id in the list, parted by a space; empty if the list does not show it. */
function besideInList(id: string): string {
  const drawn = [...document.querySelectorAll<HTMLElement>(cells)]
  const ids = [...new Set(drawn.map(({ dataset }) => dataset['copy']))]
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

const noList = () => ''
