import type { Field, Section, SubmitField, Words } from '@collect/flow'
import { Fields } from '../nodes/fields.tsx'
import { SubmitView } from '../nodes/submit-view.tsx'
import { TriggerView } from '../nodes/trigger-view.tsx'
import { useFlowView, useSay } from '../flow-context.ts'
import { FormShell } from './flow-form.tsx'
import { ItemRows, type ItemTool } from './item-rows.tsx'
import { SettingsRow } from './settings-row.tsx'
import { SsoRows } from './sso-rows.tsx'

/** One section of the settings: a row that holds existing items, and a form with buttons below (SETTINGS-SECTION-2). */
export function SectionView({ section, tool }: { readonly section: Section; readonly tool?: ItemTool | undefined }) {
  const say = useSay()
  const { text } = useFlowView().formatter
  const { group, title, description, items, sso, info, state, act, isOpen } = section
  return (
    <SettingsRow
      id={sectionId(group)}
      title={say(title)}
      state={say(state ?? description)}
      act={text(`settings.act.${act}`)}
      close={text('settings.act.close')}
      isOpen={isOpen}
    >
      {state && <p className="hint">{say(description)}</p>}
      {info && <p className="hint">{say(info)}</p>}
      {items && <ItemRows items={items} tool={tool} />}
      <SectionForm section={section} />
      {sso && <SsoRows sso={sso} />}
    </SettingsRow>
  )
}

export const sectionId = (group: Section['group']) => `s-${group}`

function SectionForm({ section: { group, form, submits } }: { readonly section: Section }) {
  const { text } = useFlowView().formatter
  if (form.fields.length + submits.length === 0) return null
  const triggers = form.fields.filter((field) => field.field === 'trigger')
  const others = form.fields.filter((field) => field.field !== 'trigger')
  const pictured = others.some(({ field }) => field === 'image') ? others.filter(isPictured) : []
  // The script of a key's dialog leaves the page. The browser keeps this fragment and opens the row with the new key.
  const action = triggers.length > 0 ? `${form.action}#${sectionId(group)}-in` : form.action
  return (
    <FormShell {...form} action={action} className="stack">
      {pictured.length > 0 && (
        <details className="reveal">
          <summary>
            <span className="o">{text('settings.secret.show')}</span>
            <span className="x">{text('settings.secret.hide')}</span>
          </summary>
          <div className="qr">
            <Fields fields={pictured} />
          </div>
        </details>
      )}
      <Fields fields={others.filter((field) => !pictured.includes(field))} />
      {submits.length + triggers.length > 0 && (
        <div className="section__foot">
          {triggers.map((field) => (
            <TriggerView key={field.key} field={field} block={false} />
          ))}
          {submits.map((submit) =>
            submit.question ? (
              <AskedSubmit key={submit.key} field={submit} question={submit.question} />
            ) : (
              <SubmitView key={submit.key} field={submit} block={false} />
            ),
          )}
        </div>
      )}
    </FormShell>
  )
}

interface AskedSubmitProps {
  readonly field: SubmitField
  readonly question: Words
}

/** A button behind a question. It works without a script. */
function AskedSubmit({ field, question }: AskedSubmitProps) {
  const say = useSay()
  return (
    <details className="ask" open={field.messages.length > 0}>
      <summary className="btn">{say(field.label)}</summary>
      <div>
        <p>{say(question)}</p>
        <SubmitView field={field} block={false} />
      </div>
    </details>
  )
}

/** A QR code and the same secret as text, drawn side by side. */
const isPictured = ({ field }: Field) => field === 'image' || field === 'note'
