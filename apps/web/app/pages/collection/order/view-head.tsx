import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { ProductTitle } from '../../product-title.tsx'

interface ViewHeadProps {
  readonly title: string
  readonly lead: string
}

/** The head of a view, with the way back to the drawers. */
export function ViewHead({ title, lead }: ViewHeadProps) {
  const { text } = useText()
  return (
    <>
      <ProductTitle page={title} />
      <div className="head">
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
        <p>
          <Link className="link link--tap sm" to="/collection">
            {text('shelves.back')}
          </Link>
        </p>
      </div>
    </>
  )
}
