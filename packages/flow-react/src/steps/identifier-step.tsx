import type { IdentifierScreen } from '@collect/flow'
import { Divider } from './divider.tsx'
import { EmptyNote } from './empty-note.tsx'
import { FlowForm } from './flow-form.tsx'
import { SsoForm } from './sso-form.tsx'

/** spec 1 §2, Provide identifier. */
export function IdentifierStep({ screen: { sso, divider, form, empty } }: { readonly screen: IdentifierScreen }) {
  return (
    <>
      {sso && <SsoForm sso={sso} />}
      {divider && <Divider />}
      {empty && <EmptyNote message={empty} />}
      <FlowForm form={form} />
    </>
  )
}
