import type { Folder, OwnPlace } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { RowButton, RowForm } from '../order/row-form.tsx'
import { RowChoice, RowField } from '../order/row-field.tsx'
import type { TreeKind } from './shelf-kind.ts'

interface ShelfPanelProps {
  readonly kind: TreeKind
  readonly shelf: Folder | OwnPlace
  /** All of its kind. */
  readonly shelves: readonly (Folder | OwnPlace)[]
  /** For one inside it. */
  readonly newId: string
}

/** The forms of a place or a folder: its name, where it lies, one inside it, its end. */
export function ShelfPanel({ kind, shelf, shelves, newId }: ShelfPanelProps) {
  const { text } = useText()
  const { id, rev, name, parent, copies } = shelf
  const inside = insideOf(shelves, id)
  const elsewhere = shelves
    .filter((other) => other.id !== id && !inside.has(other.id))
    .map((other) => [other.id, other.path] as const)
  return (
    <div className="rowpanel">
      <RowForm intent={kind} act="rename" id={id} rev={rev}>
        {({ refused, isBusy }) => (
          <>
            <RowField name="name" label={text('shelves.name')} value={name} refused={refused} isRequired isFirst />
            {'label' in shelf && (
              <RowField name="notes" label={text('shelves.notes')} value={shelf.notes ?? ''} refused={refused} isLong />
            )}
            <RowButton kind="primary" isBusy={isBusy}>
              {text('shelves.save')}
            </RowButton>
          </>
        )}
      </RowForm>
      {(elsewhere.length > 0 || parent !== undefined) && (
        <RowForm intent={kind} act="move" id={id} rev={rev} className="rowform rowform--line">
          {({ refused, isBusy }) => (
            <>
              <RowChoice
                name="parent"
                label={text('shelves.inside')}
                value={parent ?? ''}
                refused={refused}
                options={[['', text('shelves.outermost')], ...elsewhere]}
              />
              <RowButton isBusy={isBusy}>{text('shelves.move')}</RowButton>
            </>
          )}
        </RowForm>
      )}
      <RowForm
        intent={kind}
        act="add"
        id={newId}
        className="rowform rowform--line"
        isOwn={({ typed }) => typed['parent'] === id}
      >
        {({ refused, isBusy }) => (
          <>
            <input type="hidden" name="parent" value={id} />
            <RowField name="name" label={text(`shelves.${kind}.inside`)} refused={refused} isRequired />
            <RowButton isBusy={isBusy}>{text('shelves.add')}</RowButton>
          </>
        )}
      </RowForm>
      <RowForm intent={kind} act="remove" id={id} rev={rev} className="rowform rowform--line">
        {({ refused, isBusy }) => (
          <>
            {(copies > 0 || inside.size > 0 || refused?.problem === 'not_empty') && (
              <RowChoice
                name="move_to"
                label={text('shelves.move-to')}
                value={parent ?? 'none'}
                refused={refused}
                options={[['none', text('shelves.move-to.nowhere')], ...elsewhere]}
                {...(inside.size > 0 && { hint: text('shelves.move-to.inside') })}
              />
            )}
            <RowButton
              kind="danger"
              isBusy={isBusy}
              label={text('shelves.named', { act: text('shelves.remove'), name })}
            >
              {text('shelves.remove')}
            </RowButton>
          </>
        )}
      </RowForm>
    </div>
  )
}

/** The ids of what lies in it, at any depth. */
function insideOf(shelves: readonly Folder[], id: string): ReadonlySet<string> {
  const found = new Set<string>()
  // Each one is followed by those inside it.
  for (const { id: other, parent } of shelves)
    if (parent === id || (parent !== undefined && found.has(parent))) found.add(other)
  return found
}
