import type { IdentifierScreen } from '@collect/flow'
import { Divider } from './divider.tsx'
import { FlowForm } from './flow-form.tsx'
import { SsoForm } from './sso-form.tsx'

/** spec 1 §2, Provide identifier. */
export function IdentifierStep({ screen: { sso, divider, form } }: { readonly screen: IdentifierScreen }) {
  return (
    <>
      {sso && <SsoForm sso={sso} />}
      {divider && <Divider />}
      <FlowForm form={form} />
    </>
  )
}
