import type { Tag } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { ChangeLink } from '../order/change-link.tsx'
import type { RefusedRow } from '../order/refused-row.ts'
import { RowButton, RowForm } from '../order/row-form.tsx'
import { ToldHere } from '../order/told-here.tsx'
import type { OpenPlaces } from './load-places.ts'
import { useShelfFields } from './use-shelf-fields.ts'

/** Tags by name. */
export function TagRows({ open: { tags, changed, told } }: { readonly open: OpenPlaces }) {
  const { text } = useText()
  return (
    <ul className="shelflist">
      {tags.map((tag) => (
        <li key={tag.id} id={`row-${tag.id}`} data-tag={tag.id}>
          <div className="shelf">
            <div>
              <Link className="shelf__name" to={`/collection?tag=${tag.id}`}>
                {tag.name}
              </Link>
              <span className="shelf__facts">
                <data value={tag.copies}>{text('shelves.pieces', { count: tag.copies })}</data>
              </span>
            </div>
            <div className="shelf__acts">
              <ChangeLink show="places" id={tag.id} name={tag.name} isOpen={changed === tag.id} />
            </div>
          </div>
          <ToldHere told={told} row={tag.id} />
          {changed === tag.id && <TagPanel tag={tag} tags={tags} />}
        </li>
      ))}
    </ul>
  )
}

/** The forms of a tag: its name, another one that takes its pieces, its end. */
function TagPanel({ tag: { id, rev, name, copies }, tags }: { readonly tag: Tag; readonly tags: readonly Tag[] }) {
  const { text } = useText()
  const others = tags.filter((other) => other.id !== id).map((other) => [other.id, other.name] as const)
  const named = useShelfFields('tag', 'rename', 'rename')
  const merged = useShelfFields('tag', 'remove', 'merge')
  return (
    <div className="rowpanel">
      <RowForm
        intent="tag"
        act="rename"
        id={id}
        rev={rev}
        className="rowform rowform--line"
        fields={() => [named.nameField()]}
        values={{ name }}
        takesFocus
      >
        {({ isBusy }) => (
          <RowButton kind="primary" isBusy={isBusy}>
            {text('shelves.save')}
          </RowButton>
        )}
      </RowForm>
      {others.length > 0 && (
        <RowForm
          intent="tag"
          act="remove"
          id={id}
          rev={rev}
          className="rowform rowform--line"
          isOwn={isMerging}
          fields={() => [merged.choiceField('move_to', text('shelves.merge-into'), others)]}
        >
          {({ isBusy }) => <RowButton isBusy={isBusy}>{text('shelves.merge')}</RowButton>}
        </RowForm>
      )}
      <RowForm
        intent="tag"
        act="remove"
        id={id}
        rev={rev}
        className="rowform rowform--line"
        isOwn={(refused) => !isMerging(refused)}
      >
        {({ isBusy }) => (
          <>
            <input type="hidden" name="move_to" value="none" />
            <p className="rowform__note">{text('shelves.tag.loses', { count: copies })}</p>
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

const isMerging = ({ typed }: RefusedRow): boolean => typed['move_to'] !== 'none'
