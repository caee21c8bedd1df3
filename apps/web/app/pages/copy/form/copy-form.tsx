import { useText } from '@collect/messages/react'
import { Form, Link, useActionData, useLocation, useNavigation } from 'react-router'

import { DraftStatus } from '../../../forms/saving/draft-status.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import type { FieldSpec } from '../../../forms/field-spec.ts'
import { ProblemList } from '../../../forms/problem-list.tsx'
import { TwoVersions, versionsOf } from '../../../forms/two-versions.tsx'
import { useFormRules } from '../../../forms/use-form-rules.ts'
import { useKeptDraft } from '../../../forms/saving/use-kept-draft.ts'
import { Owner } from '../../../frame/owner.tsx'
import { typedPrefix } from '../../../item/copy-path.ts'
import { useContact } from '../../../shell/contact/use-contact.ts'
import { behindNews } from './behind-news.ts'
import { copyFields, type FieldGroup } from './copy-fields.ts'
import { copyRules } from './copy-rules.ts'
import { FieldPart } from './field-part.tsx'
import type { OpenCopyForm } from './open-copy-form.ts'
import type { RefusedCopy } from './save-copy.ts'

/** Fields of a new copy that are in sight; the others lie behind *More details*. */
const firstFields = ['grade', 'quantity', 'variant', 'paid', 'acquired_on', 'place', 'place_new']

/** The fields of a copy. What is refused stays as typed, with its error at the field. */
export function CopyForm({ open }: { readonly open: OpenCopyForm }) {
  const formatter = useText()
  const { text, locale } = formatter
  const { pathname, search } = useLocation()
  const answered = useActionData<RefusedCopy | { readonly about?: never }>()
  const refused = answered?.about === 'copy' ? answered : undefined
  const { isLost } = useContact()
  const { state, formData } = useNavigation()
  const isSending = state === 'submitting'
  const isBusy = isSending && !isLost
  const rules = copyRules({ isOfItem: open.item !== undefined, scale: open.scale, fields: open.fields, locale })
  const typed = refused?.typed ?? open.typed
  const ruled = useFormRules({ rules, problems: refused?.problems })
  const saved = refused?.saved
  const isNew = (saved?.rev ?? open.rev) === undefined
  // The address names what the form is about.
  const draft = useKeptDraft({
    ruled,
    typed: open.typed,
    name: isNew ? behindNews(pathname, search) : undefined,
    isTyped: refused !== undefined || search.includes(typedPrefix),
  })
  const groups = copyFields(formatter, { ...open, ...saved?.shelves, typed }, rules)
  const rev = saved?.rev ?? open.rev
  const all = Object.values(groups).flat()
  const firstOwn = open.fields.flatMap(({ key, isShown }) => (isShown ? [`fields.${key}`] : []))
  const first = isNew ? [...(open.item ? [] : ['name']), ...firstFields, ...firstOwn] : firstOwn
  const shown = first.flatMap((name) => all.filter((field) => field.name === name))
  const isHidden = (field: FieldSpec) => !shown.includes(field)
  const hidden = all.filter(isHidden)
  const wrong = all.filter(({ name }) => ruled.problemOf(name) !== undefined)
  const firstRefused = all.find(({ name }) => refused?.problems[name] !== undefined)
  const failure = refused && !saved && !firstRefused ? failureOf(refused) : undefined
  const draw = (field: FieldSpec) => (
    <FormField key={field.name} spec={field} typed={typed} ruled={ruled} isFocused={field === firstRefused} />
  )
  /** Fields that a new copy has anyway do not open their part. */
  const isFilled = ({ name }: FieldSpec) => (typed[name] ?? '') !== '' && name !== 'status'
  const isOpened = (group: FieldGroup) =>
    group === 'condition' || group === 'bought' || (group === 'what' && open.typed['status'] === 'draft')
  const isOpen = (fields: readonly FieldSpec[]) => fields.some((field) => isFilled(field) || wrong.includes(field))
  return (
    <Form method="post" action={pathname + search} {...ruled.form} onInput={draft.onInput} preventScrollReset>
      <Owner />
      <input type="hidden" name="intent" value={isNew ? 'add' : 'change'} />
      <input type="hidden" name="id" value={refused?.id ?? open.id} />
      {(isNew || open.item) && <input type="hidden" name="category" value={open.category} />}
      {open.item && <input type="hidden" name="item" value={open.item.id} />}
      {rev !== undefined && <input type="hidden" name="rev" value={rev} />}
      <div className="sheet__body">
        {(failure !== undefined || (isLost && isSending)) && (
          <p className="error" role="alert" tabIndex={-1}>
            <span>{text(failure ?? 'offline.not-saved')}</span>
          </p>
        )}
        <ProblemList wrong={wrong} />
        {saved ? (
          <TwoVersions fields={versionsOf(all)} mine={typed} saved={saved.typed} />
        ) : (
          <>
            {shown.length > 0 && <div className="formgrid">{shown.map(draw)}</div>}
            {isNew ? (
              <FieldPart group="more" fields={hidden} isOpen={isOpen(hidden)}>
                {hidden.map(draw)}
              </FieldPart>
            ) : (
              <div>
                {(Object.keys(groups) as FieldGroup[]).map((group) => {
                  const fields = groups[group].filter(isHidden)
                  return (
                    <FieldPart key={group} group={group} fields={fields} isOpen={isOpened(group) || isOpen(fields)}>
                      {fields.map(draw)}
                    </FieldPart>
                  )
                })}
              </div>
            )}
          </>
        )}
      </div>
      <div className="sheet__acts acts--form">
        <DraftStatus draft={draft} />
        {saved && (
          <Link className="btn" to={open.closePath} replace preventScrollReset>
            {text('conflict.discard')}
          </Link>
        )}
        {/* The first button of a form is the one that Enter presses. */}
        <button
          className={`btn btn--primary ${isBusy && formData?.get('then') === null ? 'is-loading' : ''}`}
          aria-busy={isBusy}
        >
          {isBusy && formData?.get('then') === null && <span className="spinner" />}
          {text(saved ? 'conflict.save' : open.doubles.length > 0 ? 'copy.add-anyway' : 'copy.save')}
        </button>
        {isNew && !saved && (
          <button className="btn acts__second" name="then" value="another">
            {text('add.another')}
          </button>
        )}
      </div>
    </Form>
  )
}

/** What no field of a refused form is about. */
function failureOf({ gone }: RefusedCopy) {
  if (gone === undefined) return 'item.not-saved'
  return gone === 'in-bin' ? 'copy.in-bin' : 'shelves.told.gone'
}
