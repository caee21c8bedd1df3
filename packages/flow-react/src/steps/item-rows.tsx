import type { ItemsForm, SubmitField } from '@collect/flow'
import { Icon } from '../fields/icon.tsx'
import { SubmitButton } from '../fields/buttons/submit-button.tsx'
import { useFlowView, useSay } from '../flow-context.ts'
import { isPressed, SubmitView } from '../nodes/submit-view.tsx'
import { iconOf } from '../nodes/trigger-view.tsx'
import { FormShell } from './flow-form.tsx'

/** The account's security keys or passkeys, each with name, date and button (SETTINGS-SECTION-7). */
export function ItemRows({ items }: { readonly items: ItemsForm }) {
  return (
    <FormShell {...items}>
      <ul className="rows">
        {items.items.map((item) => (
          <ItemRow key={item.key} field={item} />
        ))}
      </ul>
    </FormShell>
  )
}

function ItemRow({ field }: { readonly field: SubmitField }) {
  const say = useSay()
  const { prefix, formatter, pressed } = useFlowView()
  const { item } = field
  const whyKept = `${prefix}-${field.key}-kept`
  return (
    <li className="row">
      <Icon name={iconOf(field.group)} />
      <div>
        {item && <p className="row__t">{item.name}</p>}
        {item?.added && <p className="row__d">{say(item.added)}</p>}
        {item?.kept && (
          <p className="row__d" id={whyKept}>
            {say(item.kept)}
          </p>
        )}
      </div>
      {item && field.messages.length === 0 ? (
        <SubmitButton
          name={field.name}
          value={field.value}
          label={formatter.text('settings.remove')}
          about={item.name}
          describedBy={item.kept && whyKept}
          look="small"
          busy={isPressed(pressed, field)}
          disabled={field.disabled || pressed !== undefined}
        />
      ) : (
        <SubmitView field={field} look="small" block={false} />
      )}
    </li>
  )
}
