import type { Field, Section } from '@collect/flow'
import type { ReactNode } from 'react'
import { Fields } from '../nodes/fields.tsx'
import { SubmitView } from '../nodes/submit-view.tsx'
import { TriggerView } from '../nodes/trigger-view.tsx'
import { useFlowView, useSay } from '../flow-context.ts'
import { AskedSubmit } from './asked-submit.tsx'
import { FormShell } from './flow-form.tsx'
import { GoneRows } from './gone-rows.tsx'
import { ItemRows, type ItemTool } from './item-rows.tsx'
import { SettingsRow, type SettingsRowProps } from './settings-row.tsx'
import { SsoRows } from './sso-rows.tsx'

/** What a page adds to a section. */
export interface SectionExtras extends Pick<SettingsRowProps, 'state' | 'tone'> {
  /** Drawn above the form; the row is open then. */
  readonly lead?: ReactNode
}

interface SectionViewProps {
  readonly section: Section
  readonly tool?: ItemTool | undefined
  readonly extras?: SectionExtras | undefined
}

/** One section of the settings: a row that holds existing items, and a form with buttons below (SETTINGS-SECTION-2). */
export function SectionView({ section, tool, extras }: SectionViewProps) {
  const say = useSay()
  const { text } = useFlowView().formatter
  const { group, title, description, items, gone, sso, info, state, tone, act, isOpen } = section
  return (
    <SettingsRow
      id={sectionId(group)}
      title={say(title)}
      state={extras?.state ?? say(state ?? description)}
      tone={extras?.tone ?? tone}
      act={text(`settings.act.${act}`)}
      close={text('settings.act.close')}
      isOpen={isOpen || extras?.lead !== undefined}
    >
      {extras?.lead}
      {(state ?? info) && (
        <div className="hint">
          {state && <p>{say(description)}</p>}
          {info && <p>{say(info)}</p>}
        </div>
      )}
      {items && <ItemRows items={withRow(items, group)} tool={tool} />}
      {gone && <GoneRows gone={withRow(gone, group)} />}
      <SectionForm section={section} isSecond={extras?.lead !== undefined} />
      {sso && <SsoRows sso={sso} />}
    </SettingsRow>
  )
}

export const sectionId = (group: Section['group']) => `s-${group}`

/** After a page load, the browser keeps this fragment and opens the row. */
const withRow = <One extends { readonly action: string }>(form: One, group: Section['group']): One => ({
  ...form,
  action: `${form.action}#${sectionId(group)}-in`,
})

interface SectionFormProps {
  readonly section: Section
  /** Another form of the row has the primary button. */
  readonly isSecond: boolean
}

function SectionForm({ section: { group, form, submits }, isSecond }: SectionFormProps) {
  const { text } = useFlowView().formatter
  if (form.fields.length + submits.length === 0) return null
  const triggers = form.fields.filter((field) => field.field === 'trigger')
  const others = form.fields.filter((field) => field.field !== 'trigger')
  const pictured = others.some(({ field }) => field === 'image') ? others.filter(isPictured) : []
  // The script of a key's dialog leaves the page.
  const shell = triggers.length > 0 ? withRow(form, group) : form
  return (
    <FormShell {...shell} className="stack">
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
              <SubmitView key={submit.key} field={submit} look={isSecond ? 'plain' : undefined} block={false} />
            ),
          )}
        </div>
      )}
    </FormShell>
  )
}

/** A QR code and the same secret as text, drawn side by side. */
const isPictured = ({ field }: Field) => field === 'image' || field === 'note'
