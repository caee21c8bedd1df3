import type { ItemsForm, SubmitField } from '@collect/flow'
import type { ReactNode } from 'react'
import { Icon } from '../fields/icon.tsx'
import { SubmitButton } from '../fields/buttons/submit-button.tsx'
import { useFlowView, useSay } from '../flow-context.ts'
import { isPressed, SubmitView } from '../nodes/submit-view.tsx'
import { iconOf } from '../nodes/trigger-view.tsx'
import { FormShell } from './flow-form.tsx'

/** A page's own control for a key, drawn inside the form of the rows: its fields name another form. */
export type ItemTool = (item: SubmitField, name: string) => ReactNode

interface ItemRowsProps {
  readonly items: ItemsForm
  readonly tool?: ItemTool | undefined
}

/** The account's security keys or passkeys, each with name, date and button (SETTINGS-SECTION-7). */
export function ItemRows({ items, tool }: ItemRowsProps) {
  return (
    <FormShell {...items}>
      <ul className="things">
        {items.items.map((item) => (
          <ItemRow key={item.key} field={item} tool={tool} />
        ))}
      </ul>
    </FormShell>
  )
}

function ItemRow({ field, tool }: { readonly field: SubmitField; readonly tool: ItemTool | undefined }) {
  const say = useSay()
  const { prefix, formatter, pressed } = useFlowView()
  const { item } = field
  const name = item && say(item.name)
  const whyKept = `${prefix}-${field.key}-kept`
  return (
    <li className="thing">
      <span className="tile">
        <Icon name={iconOf(field.group)} />
      </span>
      <div>
        {name !== undefined && <p className="thing__n">{name}</p>}
        {item?.facts && <p className="thing__m">{item.facts.map(say).join('\u00A0· ')}</p>}
        {item?.used && <p className="thing__m">{say(item.used)}</p>}
        {item?.added && <p className="thing__m">{say(item.added)}</p>}
        {item?.kept && (
          <p className="thing__m" id={whyKept}>
            {say(item.kept)}
          </p>
        )}
      </div>
      <div className="thing__acts">
        {name !== undefined && tool?.(field, name)}
        {item && field.messages.length === 0 ? (
          <SubmitButton
            name={field.name}
            value={field.value}
            label={formatter.text('settings.remove')}
            about={name}
            describedBy={item.kept && whyKept}
            look="link"
            busy={isPressed(pressed, field)}
            disabled={field.disabled || pressed !== undefined}
          />
        ) : (
          <SubmitView field={field} look="small" block={false} />
        )}
      </div>
    </li>
  )
}
