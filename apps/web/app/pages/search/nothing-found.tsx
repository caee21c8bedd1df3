import { useText } from '@collect/messages/react'
import { Link, useSearchParams } from 'react-router'

import { PassingLink } from '../../acts/passing-link.tsx'
import { signInPath } from '../../frame/sign-in-path.ts'
import { useFrame } from '../../frame/use-frame.ts'
import { newCopyPath } from '../../item/copy-path.ts'
import { MarkIcon } from '../../item/mark-icon.tsx'
import { idOfFound } from './filter-chips.tsx'
import { pathSetting, pathWithoutFilters } from './search-address.ts'

interface NothingFoundProps {
  readonly q: string
  readonly isFiltered: boolean
  readonly isSignedIn: boolean
}

/** What was looked for, and the ways on. */
export function NothingFound({ q, isFiltered, isSignedIn }: NothingFoundProps) {
  const { text } = useText()
  const [query] = useSearchParams()
  const origin = useFrame()?.origin ?? ''
  const addPath = newCopyPath('/collection', q === '' ? {} : { name: q })
  const isExact = query.has('exact')
  const why =
    q === ''
      ? isFiltered
        ? 'search.none.filters'
        : 'search.none.empty'
      : isFiltered
        ? 'search.none.filtered'
        : 'search.none.text'
  return (
    <section className="empty none" aria-labelledby="none">
      <span className="hole" aria-hidden="true">
        <MarkIcon name="search" large />
      </span>
      <h2 id="none">{text('search.none')}</h2>
      <p className="muted">{text(why, { q })}</p>
      <div className="acts">
        {isFiltered && (
          <PassingLink className="btn" nextFocus={idOfFound} to={pathWithoutFilters(query)}>
            {text('search.without-filters')}
          </PassingLink>
        )}
        {isExact && (
          <PassingLink className="btn" nextFocus={idOfFound} to={pathSetting(query, 'exact')}>
            {text('search.similar')}
          </PassingLink>
        )}
        {isSignedIn ? (
          <Link className="btn" to={addPath}>
            {text('search.add-it')}
          </Link>
        ) : (
          // A visitor without a session signs in on the way.
          <a className="btn" href={signInPath('login', origin, addPath)}>
            {text('search.add-it')}
          </a>
        )}
        <Link className="btn" to="/discover">
          {text('discover.all')}
        </Link>
        <Link className="btn" to="/discover?show=sets">
          {text('discover.sets')}
        </Link>
      </div>
    </section>
  )
}
