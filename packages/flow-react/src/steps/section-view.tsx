import type { Field, Section } from '@collect/flow'
import { Fields } from '../nodes/fields.tsx'
import { SubmitView } from '../nodes/submit-view.tsx'
import { TriggerView } from '../nodes/trigger-view.tsx'
import { useSay } from '../flow-context.ts'
import { FormShell } from './flow-form.tsx'
import { ItemRows } from './item-rows.tsx'
import { SsoRows } from './sso-rows.tsx'

/** One section of the settings: heading, existing items, and a form with buttons below (SETTINGS-SECTION-2). */
export function SectionView({ section }: { readonly section: Section }) {
  const say = useSay()
  const { group, title, description, items, sso, info } = section
  return (
    <section className="section">
      <div className="section__head">
        <h3 id={sectionId(group)}>{say(title)}</h3>
        <p>{say(description)}</p>
      </div>
      {items && <ItemRows items={items} />}
      <SectionForm section={section} />
      {sso && <SsoRows sso={sso} />}
      {info && <p className="sm muted">{say(info)}</p>}
    </section>
  )
}

export const sectionId = (group: Section['group']) => `s-${group}`

function SectionForm({ section: { form, submits } }: { readonly section: Section }) {
  if (form.fields.length + submits.length === 0) return null
  const triggers = form.fields.filter((field) => field.field === 'trigger')
  const others = form.fields.filter((field) => field.field !== 'trigger')
  const pictured = others.some(({ field }) => field === 'image') ? others.filter(isPictured) : []
  return (
    <FormShell {...form} className="stack">
      {pictured.length > 0 && (
        <div className="qr">
          <Fields fields={pictured} />
        </div>
      )}
      <Fields fields={others.filter((field) => !pictured.includes(field))} />
      {submits.length + triggers.length > 0 && (
        <div className="section__foot">
          {triggers.map((field) => (
            <TriggerView key={field.key} field={field} block={false} />
          ))}
          {submits.map((submit) => (
            <SubmitView key={submit.key} field={submit} block={false} />
          ))}
        </div>
      )}
    </FormShell>
  )
}

/** A QR code and the same secret as text, drawn side by side. */
const isPictured = ({ field }: Field) => field === 'image' || field === 'note'
