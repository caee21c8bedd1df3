import { unreachable, type Field } from '@collect/flow'
import { CaptchaView } from './captcha-view.tsx'
import { CheckboxView, CodeView, PasswordView, SelectView, TextView } from './input-views.tsx'
import { AnchorView, CodesView, ImageView, NoteView } from './note-views.tsx'
import { OrphanView } from './orphan-view.tsx'
import { SubmitView } from './submit-view.tsx'
import { TriggerView } from './trigger-view.tsx'

/** Draws a field by its kind. */
export function FieldView({ field }: { readonly field: Field }) {
  switch (field.field) {
    case 'text':
      return <TextView field={field} />
    case 'password':
      return <PasswordView field={field} />
    case 'code':
      return <CodeView field={field} />
    case 'checkbox':
      return <CheckboxView field={field} />
    case 'select':
      return <SelectView field={field} />
    case 'submit':
      return <SubmitView field={field} />
    case 'trigger':
      return <TriggerView field={field} />
    case 'image':
      return <ImageView field={field} />
    case 'note':
      return <NoteView field={field} />
    case 'codes':
      return <CodesView field={field} />
    case 'anchor':
      return <AnchorView field={field} />
    case 'messages':
      return <OrphanView field={field} />
    case 'captcha':
      return <CaptchaView field={field} />
    default:
      return unreachable(field)
  }
}
