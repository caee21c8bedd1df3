import type { MethodScreen } from '@collect/flow'
import { Divider } from './divider.tsx'
import { EmptyNote } from './empty-note.tsx'
import { FlowForm } from './flow-form.tsx'
import { SsoForm } from './sso-form.tsx'

/** spec 1 §2, Active method. */
export function MethodStep({ screen: { sso, divider, form, empty } }: { readonly screen: MethodScreen }) {
  return (
    <>
      {sso && <SsoForm sso={sso} />}
      {divider && <Divider />}
      {empty && <EmptyNote message={empty} />}
      <FlowForm form={form} />
    </>
  )
}
