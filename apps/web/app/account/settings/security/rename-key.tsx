import type { Section, SubmitField } from '@collect/flow'
import { useText } from '@collect/messages/react'

import { Owner } from '../../../frame/owner.tsx'

const formOf = (item: SubmitField) => `rename-${item.value}`

/** The new name of a passkey or security key. It stands inside the list's form, so its fields name their own form. */
function RenameKey({ item, name }: { readonly item: SubmitField; readonly name: string }) {
  const { text } = useText()
  const field = `${formOf(item)}-name`
  return (
    <details className="ask">
      <summary className="btn btn--sm">
        <span className="o">
          <span aria-hidden="true">{text('keys.rename')}</span>
          <span className="sr">{text('keys.rename-one', { name })}</span>
        </span>
        <span className="x">{text('settings.ask.cancel')}</span>
      </summary>
      <div>
        <div className="field">
          <label className="label" htmlFor={field}>
            {text('keys.name')}
          </label>
          <input
            className="input"
            id={field}
            form={formOf(item)}
            name="name"
            type="text"
            defaultValue={name}
            maxLength={100}
            required
            autoComplete="off"
          />
        </div>
        <button className="btn btn--sm btn--primary" type="submit" form={formOf(item)}>
          {text('keys.save-name')}
        </button>
      </div>
    </details>
  )
}

/** Draws the new name in the row of a key. */
export const renameTool = (item: SubmitField, name: string) => <RenameKey item={item} name={name} />

/** The forms of those fields. A saved name comes with a new page, whose flow has it. */
export function RenameForms({ sections }: { readonly sections: readonly Section[] }) {
  return sections.flatMap(({ group, items }) =>
    (items?.items ?? []).map((item) => (
      <form key={item.key} id={formOf(item)} method="post" action="/settings">
        <input type="hidden" name="key" value={item.value} />
        <input type="hidden" name="group" value={group} />
        <Owner />
      </form>
    )),
  )
}
