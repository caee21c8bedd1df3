import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'
import { Form, Link, useSearchParams } from 'react-router'

import { useAddressForm } from '../../../../forms/use-address-form.ts'
import { MarkIcon } from '../../../../item/mark-icon.tsx'
import type { Choice, OpenPieces } from '../open-pieces.ts'
import { isInPanel, keptBeside, pathWithoutAll, spans, type Span } from '../pieces-address.ts'

/** All filters in one form, so that it works without a script. */
export function FilterPanel({ open }: { readonly open: OpenPieces }) {
  const { text, find } = useText()
  const [query] = useSearchParams()
  const { choices, drawers, currency, wrong } = open
  const form = useAddressForm(query, Object.keys(wrong).length > 0)
  const names = drawers.map(({ category }) => ({ id: category, name: text(`category.${category}`) }))
  const grades = choices.grades.map(({ id, name }) => ({ id, name: find(`scale.${name}`) ?? id }))
  const statuses = choices.statuses.map((status) => ({ id: status, name: text(`pieces.status.${status}`) }))
  const yesOrNo = (name: 'photo' | 'priced') =>
    (['yes', 'no'] as const).map((id) => ({ id, name: text(`pieces.is.${name}.${id}`) }))
  return (
    <Form className="panel" action="/collection" aria-label={text('search.filter')} ref={form}>
      {keptBeside(query, isInPanel).map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <div className="panel__body">
        <div className="panel__part">
          <Select name="drawer" label={text('search.facet.drawer')} any={text('category.all')} choices={names} />
          <Select name="set" label={text('search.facet.set')} choices={choices.sets} />
          <Select name="grade_from" label={text('pieces.filter.grade')} choices={grades} />
          <Select name="folder" label={text('pieces.filter.folder')} choices={choices.folders} />
          <Select name="place" label={text('pieces.filter.place')} choices={choices.places} />
        </div>
        <div className="panel__part">
          {(Object.keys(spans) as Span[]).map((span) => {
            const field = text(`pieces.filter.${span}`)
            const isMoney = spans[span] === 'amount'
            return (
              <SpanFields
                key={span}
                span={span}
                legend={isMoney ? text('pieces.filter.in', { field, currency }) : field}
                wrong={wrong}
              />
            )
          })}
        </div>
        <div className="panel__part">
          <Select name="photo" label={text('pieces.filter.photo')} choices={yesOrNo('photo')} />
          <Select name="priced" label={text('pieces.filter.priced')} choices={yesOrNo('priced')} />
          <Checks legend={text('pieces.filter.only')}>
            <Check name="spare" value="yes" label={text('pieces.is.spare.yes')} />
          </Checks>
          {choices.tags.length > 0 && (
            <Checks legend={text('pieces.filter.tag')}>
              {choices.tags.map(({ id, name }) => (
                <Check key={id} name="tag" value={id} label={name} />
              ))}
            </Checks>
          )}
          <Checks legend={text('pieces.filter.status')}>
            {statuses.map(({ id, name }) => (
              <Check key={id} name="status" value={id} label={name} />
            ))}
          </Checks>
        </div>
      </div>
      <div className="panel__foot">
        <Link className="btn btn--quiet" to={pathWithoutAll(query)} preventScrollReset>
          {text('search.filters.clear')}
        </Link>
        <button className="btn btn--primary">{text('pieces.filter.show')}</button>
      </div>
    </Form>
  )
}

interface SelectProps {
  readonly name: string
  readonly label: string
  /** What no choice is called. */
  readonly any?: string
  readonly choices: readonly Choice[]
}

/** A filter with one value; one that has nothing to choose is not drawn. */
function Select({ name, label, any, choices }: SelectProps) {
  const { text } = useText()
  const [query] = useSearchParams()
  const chosen = query.get(name) ?? ''
  if (choices.length === 0 && chosen === '') return null
  const isKnown = chosen === '' || choices.some(({ id }) => id === chosen)
  return (
    <div className="field">
      <label className="label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <span className="psort__field input__place">
        <select className="input" id={`filter-${name}`} name={name} defaultValue={chosen}>
          <option value="">{any ?? text('pieces.any')}</option>
          {!isKnown && <option value={chosen}>{chosen}</option>}
          {choices.map(({ id, name: said, depth = 0 }) => (
            <option key={id} value={id}>
              {'\u2003'.repeat(depth) + said}
            </option>
          ))}
        </select>
        <MarkIcon name="down" />
      </span>
    </div>
  )
}

interface SpanFieldsProps {
  readonly span: Span
  readonly legend: string
  readonly wrong: OpenPieces['wrong']
}

function SpanFields({ span, legend, wrong }: SpanFieldsProps) {
  const { text } = useText()
  const [query] = useSearchParams()
  return (
    <fieldset className="panel__span">
      <legend className="label">{legend}</legend>
      {(['from', 'to'] as const).map((end) => {
        const name = `${span}_${end}`
        const problem = wrong[name]
        return (
          <div className={problem ? 'field is-error' : 'field'} key={end}>
            <label className="sr" htmlFor={`filter-${name}`}>
              {text(`pieces.filter.${end}`)}
            </label>
            <input
              className="input"
              id={`filter-${name}`}
              name={name}
              defaultValue={query.get(name) ?? ''}
              placeholder={text(`pieces.filter.${end}`)}
              inputMode={spans[span] === 'day' ? undefined : 'decimal'}
              autoComplete="off"
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={problem && `filter-${name}-error`}
            />
            {problem && (
              <p className="error" id={`filter-${name}-error`}>
                <span>{text(`pieces.wrong.${problem}`)}</span>
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

const Checks = ({ legend, children }: { readonly legend: string; readonly children: ReactNode }) => (
  <fieldset>
    <legend className="label">{legend}</legend>
    <div className="panel__checks">{children}</div>
  </fieldset>
)

interface CheckProps {
  readonly name: string
  readonly value: string
  readonly label: string
}

function Check({ name, value, label }: CheckProps) {
  const [query] = useSearchParams()
  return (
    <label className="check">
      <input type="checkbox" name={name} value={value} defaultChecked={query.getAll(name).includes(value)} />
      <span>{label}</span>
    </label>
  )
}
