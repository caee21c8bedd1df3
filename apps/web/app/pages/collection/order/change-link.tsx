import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

interface ChangeLinkProps {
  readonly show: 'places' | 'fields'
  readonly id: string
  readonly name: string
  readonly isOpen: boolean
}

/** Opens the forms of a row, or closes them. Each has an address, so it works without a script. */
export function ChangeLink({ show, id, name, isOpen }: ChangeLinkProps) {
  const { text } = useText()
  const act = text(isOpen ? 'shelves.close' : 'shelves.change')
  const query = new URLSearchParams(isOpen ? { show } : { show, change: id })
  return (
    <Link
      className="btn btn--sm btn--quiet"
      to={`/collection?${query}#row-${id}`}
      aria-label={text('shelves.named', { act, name })}
      preventScrollReset
      replace={isOpen}
    >
      {act}
    </Link>
  )
}
