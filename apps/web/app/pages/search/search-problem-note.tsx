import { useText } from '@collect/messages/react'
import { Link, useLocation, useSearchParams } from 'react-router'

import { ProductIcon } from '../../frame/icon.tsx'
import { signInPath } from '../../frame/sign-in-path.ts'
import { useFrame } from '../../frame/use-frame.ts'
import type { SearchProblem } from './open-search.ts'
import { pathWithout } from './search-address.ts'

interface SearchProblemNoteProps {
  readonly problem: SearchProblem
  /** After `slow`: seconds. */
  readonly wait: number | undefined
}

/** Why there are no results, with the way on. What is wrong with the text stands at its field. */
export function SearchProblemNote({ problem, wait = 60 }: SearchProblemNoteProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const frame = useFrame()
  if (problem === 'long' || problem === 'wordless') return null
  if (problem === 'signed-out')
    return (
      <div className="msg find__note">
        <ProductIcon name="profile" />
        <p>{text('search.signed-out')}</p>
        <div className="acts msg__act">
          <a className="btn btn--sm" href={signInPath('login', frame?.origin ?? '', pathname + search)}>
            {text('collection.signed-out.sign-in')}
          </a>
          <Link className="btn btn--sm" to={pathWithout(query, { filter: 'have', value: query.get('have') ?? '' })}>
            {text('search.without-filters')}
          </Link>
        </div>
      </div>
    )
  return (
    <div className="msg msg--error find__note" role="alert">
      <ProductIcon name="warning" />
      <p>{problem === 'slow' ? text('search.slow', { count: wait }) : text('search.failed')}</p>
      {/* The document again: a link of the router would not load the page that is open. */}
      <a className="btn btn--sm msg__act" href={pathname + search}>
        {text('flow.try-again')}
      </a>
    </div>
  )
}
