import type { Folder, OwnPlace } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { RowButton, RowForm } from '../order/row-form.tsx'
import type { TreeKind } from './shelf-kind.ts'
import { typedShelf } from './shelf-rules.ts'
import { useShelfFields } from './use-shelf-fields.ts'

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
  const named = useShelfFields(kind, 'rename', 'rename')
  const moved = useShelfFields(kind, 'move', 'move')
  const added = useShelfFields(kind, 'add', 'inside')
  const removed = useShelfFields(kind, 'remove', 'remove')
  return (
    <div className="rowpanel">
      <RowForm
        intent={kind}
        act="rename"
        id={id}
        rev={rev}
        fields={() => [named.nameField(), ...('label' in shelf ? [named.notesField()] : [])]}
        values={typedShelf(shelf)}
        takesFocus
      >
        {({ isBusy }) => (
          <RowButton kind="primary" isBusy={isBusy}>
            {text('shelves.save')}
          </RowButton>
        )}
      </RowForm>
      {(elsewhere.length > 0 || parent !== undefined) && (
        <RowForm
          intent={kind}
          act="move"
          id={id}
          rev={rev}
          className="rowform rowform--line"
          fields={() => [
            moved.choiceField('parent', text('shelves.inside'), [['', text('shelves.outermost')], ...elsewhere]),
          ]}
          values={{ parent: parent ?? '' }}
        >
          {({ isBusy }) => <RowButton isBusy={isBusy}>{text('shelves.move')}</RowButton>}
        </RowForm>
      )}
      <RowForm
        intent={kind}
        act="add"
        id={newId}
        className="rowform rowform--line"
        isOwn={({ typed }) => typed['parent'] === id}
        fields={() => [added.nameField(text(`shelves.${kind}.inside`))]}
      >
        {({ isBusy }) => (
          <>
            <input type="hidden" name="parent" value={id} />
            <RowButton isBusy={isBusy}>{text('shelves.add')}</RowButton>
          </>
        )}
      </RowForm>
      <RowForm
        intent={kind}
        act="remove"
        id={id}
        rev={rev}
        className="rowform rowform--line"
        fields={(refused) =>
          copies > 0 || inside.size > 0 || refused?.problem === 'not_empty'
            ? [
                {
                  ...removed.choiceField('move_to', text('shelves.move-to'), [
                    ['none', text('shelves.move-to.nowhere')],
                    ...elsewhere,
                  ]),
                  ...(inside.size > 0 && { hint: text('shelves.move-to.inside') }),
                },
              ]
            : []
        }
        values={{ move_to: parent ?? 'none' }}
      >
        {({ isBusy }) => (
          <RowButton kind="danger" isBusy={isBusy} label={text('shelves.named', { act: text('shelves.remove'), name })}>
            {text('shelves.remove')}
          </RowButton>
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
