import type { ItemsForm } from '@collect/flow'
import { SubmitButton } from '../fields/buttons/submit-button.tsx'
import { useFlowView, useSay } from '../flow-context.ts'
import { isPressed } from '../nodes/submit-view.tsx'
import { FormShell } from './flow-form.tsx'

/** What was just removed, each with the way back (SETTINGS-SECTION-7a). After the removal, the button has the focus. */
export function GoneRows({ gone: { items, ...form } }: { readonly gone: ItemsForm }) {
  const say = useSay()
  const { formatter, pressed } = useFlowView()
  return (
    <FormShell {...form}>
      <ul>
        {items.map((field) => {
          const name = field.item ? say(field.item.name) : ''
          return (
            <li key={field.key} className="gone">
              <p>{formatter.text('settings.removed', { name })}</p>
              <SubmitButton
                name={field.name}
                value={field.value}
                label={formatter.text('settings.undo')}
                about={name}
                look="small"
                busy={isPressed(pressed, field)}
                disabled={field.disabled || pressed !== undefined}
              />
            </li>
          )
        })}
      </ul>
    </FormShell>
  )
}
