import { useText } from '@collect/messages/react'
import { useState, type ReactNode } from 'react'
import { Form, Link, useSearchParams } from 'react-router'

import { MarkIcon } from '../../../item/mark-icon.tsx'
import { chosenIn, mostChosen } from './chosen.ts'
import { listOf, pathOfPieces } from './pieces-address.ts'

interface SelectionProps {
  /** How many copies the filters leave. */
  readonly count: number
  /** The cells with their checkboxes. */
  readonly children: ReactNode
}

const acts = ['edit', 'move', 'tag', 'delete'] as const
const icons = { edit: 'edit', move: 'move', tag: 'tag', delete: 'bin' } as const

/** One form around all cells, with a bar that says what becomes of the selected ones. */
export function Selection({ count, children }: SelectionProps) {
  const { text } = useText()
  const [query] = useSearchParams()
  const { isEvery, ids } = chosenIn(query)
  const [picked, setPicked] = useState<number>()
  const chosen = picked ?? ids.length
  const tooMany = !isEvery && chosen > mostChosen
  const isMissing = query.has('bulk') && !isEvery && chosen === 0
  return (
    <Form
      className="selection"
      action="/collection"
      preventScrollReset
      onChange={({ currentTarget }) => setPicked(new FormData(currentTarget).getAll('ids').length)}
    >
      {[...listOf(query)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="bulk" value="1" />
      {isEvery && <input type="hidden" name="all" value="yes" />}
      {(isMissing || tooMany) && (
        <p className="error" role="alert">
          <span>{text(tooMany ? 'pieces.select.most' : 'pieces.select.none', { count: mostChosen })}</span>
        </p>
      )}
      {children}
      <section className="bulk" aria-label={text('pieces.select.bar')}>
        <div className="bulk__in">
          <div className="bulk__n">
            <span className="num" role="status">
              {isEvery ? text('pieces.select.every', { count }) : text('pieces.select.count', { count: chosen })}
            </span>
            <Link
              className="link link--tap"
              to={pathOfPieces(query, { select: '1', ...(!isEvery && { all: 'yes' }) })}
              preventScrollReset
            >
              {isEvery ? text('pieces.select.single') : text('pieces.select.all', { count })}
            </Link>
            <Link className="link link--tap" to={pathOfPieces(query, { select: undefined })} preventScrollReset>
              {text('set.mark.done')}
            </Link>
          </div>
          <div className="bulk__acts">
            {acts.map((act) => (
              <button key={act} className="bulkbtn" name="part" value={act}>
                <MarkIcon name={icons[act]} large />
                {text(`pieces.do.${act}`)}
              </button>
            ))}
          </div>
        </div>
      </section>
    </Form>
  )
}
