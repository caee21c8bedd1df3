import { useText } from '@collect/messages/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'

import { keepFocusNear } from '../../../acts/keep-focus-near.ts'
import { Owner } from '../../../frame/owner.tsx'
import { binPath } from './bin-path.ts'

interface EraseQuestionProps {
  readonly question: string
  /** Id of the link that asked. */
  readonly opener: string
  /** What the form names. */
  readonly children: ReactNode
}

/** Asks before pieces are deleted for good. It has an address, so it works without a script. */
export function EraseQuestion({ question, opener, children }: EraseQuestionProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Form
      method="post"
      action={pathname + search}
      className="rowpanel erasing"
      aria-label={question}
      ref={place}
      tabIndex={-1}
      preventScrollReset
    >
      <Owner />
      <input type="hidden" name="intent" value="erase" />
      {children}
      <p>
        <b>{question}</b> {text('shelves.bin.ask.text')}
      </p>
      <div className="acts" data-next-focus={opener} ref={keepFocusNear}>
        <button className="btn btn--danger">{text('shelves.bin.erase')}</button>
        <Link className="btn btn--quiet" to={binPath(pathname + search)} replace preventScrollReset>
          {text('shelves.bin.keep')}
        </Link>
      </div>
    </Form>
  )
}
