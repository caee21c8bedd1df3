import type { Section, SubmitField } from '@collect/flow'
import { Icon } from '../fields/icon.tsx'
import { Fields } from '../nodes/fields.tsx'
import { SubmitView } from '../nodes/submit-view.tsx'
import { iconOf } from '../nodes/trigger-view.tsx'
import { useSay } from '../flow-context.ts'
import { FormShell } from './flow-form.tsx'
import { SsoForm } from './sso-form.tsx'

/** One group of settings: heading, form, its buttons in the footer (spec 2 §2). */
export function SectionView({ section }: { readonly section: Section }) {
  const say = useSay()
  const { group, title, description, form, submits, items, sso, info } = section
  const empty = form.fields.length + submits.length === 0
  return (
    <section className="section">
      <div className="section__head">
        <h3 id={sectionId(group)}>{say(title)}</h3>
        <p>{say(description)}</p>
      </div>
      {!empty && (
        <FormShell {...form} className="stack">
          <Fields fields={form.fields} />
          {submits.length > 0 && (
            <div className="section__foot">
              {submits.map((submit) => (
                <SubmitView key={submit.key} field={submit} block={false} />
              ))}
            </div>
          )}
        </FormShell>
      )}
      {items && (
        <FormShell {...items}>
          <ul className="rows">
            {items.items.map((item) => (
              <ItemRow key={item.key} item={item} />
            ))}
          </ul>
        </FormShell>
      )}
      {sso && <SsoForm sso={sso} />}
      {info && <p className="sm muted">{say(info)}</p>}
    </section>
  )
}

export const sectionId = (group: Section['group']) => `s-${group}`

function ItemRow({ item }: { readonly item: SubmitField }) {
  const say = useSay()
  return (
    <li className="row">
      <Icon name={iconOf(item.group)} />
      <div>
        {item.item && <p className="row__t">{item.item.name}</p>}
        {item.item?.added && <p className="row__d">{say(item.item.added)}</p>}
      </div>
      <SubmitView field={item} look="small" block={false} />
    </li>
  )
}
