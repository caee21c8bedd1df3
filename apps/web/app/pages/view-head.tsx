import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { MarkIcon } from '../item/mark-icon.tsx'
import { ProductTitle } from './product-title.tsx'

interface ViewHeadProps {
  readonly title: string
  /** One line under the heading. */
  readonly children?: ReactNode
}

/** The way back to the drawers, and the heading of a view. */
export function ViewHead({ title, children }: ViewHeadProps) {
  const { text } = useText()
  return (
    <>
      <ProductTitle page={title} />
      <div className="head head--tight">
        <p className="crumb">
          <Link className="link link--tap sm" to="/collection">
            <MarkIcon name="back" />
            {text('collection.title')}
          </Link>
        </p>
        <h1>{title}</h1>
        {children !== undefined && <p className="muted">{children}</p>}
      </div>
    </>
  )
}
