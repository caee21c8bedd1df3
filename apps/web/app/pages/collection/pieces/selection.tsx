import { useText } from '@collect/messages/react'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Form, Link, useNavigate, useSearchParams } from 'react-router'

import { MarkIcon } from '../../../item/mark-icon.tsx'
import { chosenIn, mostChosen, mostPicked } from './chosen.ts'
import { bulkPath, listOf, pathOfPieces } from './pieces-address.ts'
import { SelectLink } from './select-link.tsx'
import { usePicking, type Picking } from './use-picking.ts'

interface SelectionProps {
  /** How many copies the filters leave. */
  readonly count: number
  /** The cells with their checkboxes. */
  readonly children: (picking: Picking) => ReactNode
}

const acts = ['edit', 'move', 'tag', 'delete'] as const
const icons = { edit: 'edit', move: 'move', tag: 'tag', delete: 'bin' } as const

/** One form around all cells, with a bar that says what becomes of the selected ones. */
export function Selection({ count, children }: SelectionProps) {
  const { text } = useText()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const picking = usePicking(form)
  const { isEvery, ids, isFull } = picking
  const [isRefused, setRefused] = useState(false)
  const isEmpty = !isEvery && ids.size === 0
  const isMissing = isEmpty && (isRefused || (query.has('bulk') && !query.has('picked')))
  // Without a script the address holds the selection.
  const isLong = !isEvery && query.has('bulk') && chosenIn(query).ids.length > mostChosen

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setRefused(isEmpty)
    if (isEmpty) return
    const part = event.nativeEvent.submitter?.getAttribute('value') ?? 'edit'
    void navigate(bulkPath(query, part, isEvery ? 'all' : ids.size), {
      state: { fromList: true, picked: [...ids] },
      preventScrollReset: true,
    })
  }

  return (
    <Form className="selection" action="/collection" preventScrollReset ref={form} onSubmit={onSubmit}>
      {[...listOf(query)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="bulk" value="1" />
      {isEvery && <input type="hidden" name="all" value="yes" />}
      {(isMissing || isFull || isLong) && (
        <p className="error" role="alert">
          <span>
            {isMissing
              ? text('pieces.select.none')
              : text('pieces.select.most', { count: isFull ? mostPicked : mostChosen })}
          </span>
        </p>
      )}
      {children(picking)}
      <section className="bulk" aria-label={text('pieces.select.bar')}>
        <div className="bulk__in">
          <div className="bulk__n">
            <span className="num" role="status">
              {isEvery ? text('pieces.select.every', { count }) : text('pieces.select.count', { count: ids.size })}
            </span>
            <Link
              className="link link--tap"
              to={pathOfPieces(query, { select: '1', ...(!isEvery && { all: 'yes' }) })}
              preventScrollReset
            >
              {isEvery ? text('pieces.select.single') : text('pieces.select.all', { count })}
            </Link>
            <SelectLink isSelecting />
          </div>
          <div className="bulk__acts">
            {acts.map((act) => (
              <button key={act} className="bulkbtn" id={`bulk-${act}`} name="part" value={act}>
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
