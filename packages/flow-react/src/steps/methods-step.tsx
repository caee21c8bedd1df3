import type { MethodsScreen } from '@collect/flow'
import { Divider } from './divider.tsx'
import { EmptyNote } from './empty-note.tsx'
import { FlowForm } from './flow-form.tsx'
import { MethodView } from './method-view.tsx'
import { SsoForm } from './sso-form.tsx'

/** spec 1 §2, Select method. */
export function MethodsStep({ screen: { sso, divider, methods, empty, form } }: { readonly screen: MethodsScreen }) {
  return (
    <>
      {sso && <SsoForm sso={sso} />}
      {divider && <Divider />}
      {empty && <EmptyNote message={empty} />}
      <FlowForm form={form}>
        {methods.length > 0 && (
          <ul className="methods">
            {methods.map((entry) => (
              <li key={entry.key}>
                <MethodView entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </FlowForm>
    </>
  )
}
