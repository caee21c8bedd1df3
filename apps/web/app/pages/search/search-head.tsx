import { useText } from '@collect/messages/react'
import { useSearchParams } from 'react-router'

import { ProductTitle } from '../product-title.tsx'
import type { OpenSearch } from './open-search.ts'
import { filtersIn } from './search-address.ts'

/** The heading of results names the words that were looked for; a text that cannot be looked for has none. */
export function SearchHead({ open: { q, found, problem } }: { readonly open: OpenSearch }) {
  const { text } = useText()
  const [query] = useSearchParams()
  const sought = found?.corrected?.to ?? q.trim()
  const isRefused = problem === 'long' || problem === 'wordless'
  const title = isRefused
    ? text('search.go')
    : sought === ''
      ? text(filtersIn(query).length > 0 ? 'search.title.filtered' : 'search.title.all')
      : text('search.title', { q: shortened(sought) })
  return (
    <>
      <ProductTitle page={title} />
      <div className="head head--tight">
        <h1>{title}</h1>
      </div>
    </>
  )
}

/** Code points of a text in a heading. */
const mostShown = 80

function shortened(text: string): string {
  const letters = [...text]
  return letters.length <= mostShown ? text : `${letters.slice(0, mostShown).join('')}…`
}
