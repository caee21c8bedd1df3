import type { CategorySummary } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { useEffect, useRef } from 'react'
import { Form, useActionData, useLocation, useNavigation } from 'react-router'

import { Owner } from '../../frame/owner.tsx'
import { factLabel } from '../../item/fact-label.ts'
import type { OpenSuggestion } from './load-suggestion.ts'
import { SuggestField } from './suggest-field.tsx'
import type { RefusedSuggestion } from './suggest-item.ts'

interface SuggestFormProps extends Pick<OpenSuggestion, 'id'> {
  readonly category: CategorySummary
}

/** The new item's fields. What the service refuses stays as typed, with its error at the field. */
export function SuggestForm({ id, category }: SuggestFormProps) {
  const formatter = useText()
  const { text } = formatter
  const { pathname, search } = useLocation()
  const refused = useActionData<RefusedSuggestion>()
  const isBusy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [refused])
  const [firstWrong] = Object.keys(refused?.problems ?? {})
  const fieldOf = (name: string) => ({
    name,
    typed: refused?.typed[name],
    problem: refused?.problems[name],
    isFirstWrong: name === firstWrong,
  })
  const isLost = refused !== undefined && Object.keys(refused.problems).length === 0
  return (
    <Form method="post" action={pathname + search} ref={form} noValidate className="suggest" preventScrollReset>
      <Owner />
      <input type="hidden" name="intent" value="suggest-item" />
      <input type="hidden" name="id" value={refused?.typed['id'] ?? id} />
      <input type="hidden" name="category" value={category.id} />
      <div className="sheet__body">
        {isLost && (
          <p className="error" role="alert" tabIndex={-1}>
            <span>{text('item.not-saved')}</span>
          </p>
        )}
        <SuggestField {...fieldOf('name')} label={text('suggest.name')} isRequired />
        <SuggestField {...fieldOf('maker')} label={text('suggest.maker')} />
        <SuggestField {...fieldOf('years.from')} label={text('suggest.year-from')} isNumber />
        <SuggestField {...fieldOf('years.to')} label={text('suggest.year-to')} isNumber />
        {category.fields
          .filter((field) => field.of === 'item' && field.type !== 'yes_no')
          .map((field) => (
            <SuggestField
              key={field.key}
              {...fieldOf(`facts.${field.key}`)}
              label={factLabel(formatter, field)}
              unit={field.unit}
              isNumber={field.type === 'number' || field.type === 'integer'}
            />
          ))}
        <label className="check">
          <input type="checkbox" name="offer" value="yes" defaultChecked={refused?.typed['offer'] === 'yes'} />
          <span className="check__title">{text('suggest.offer')}</span>
          <span className="check__text">{text('suggest.offer.text')}</span>
        </label>
      </div>
      <div className="sheet__acts">
        <button className={`btn btn--primary btn--block ${isBusy ? 'is-loading' : ''}`} aria-busy={isBusy}>
          {isBusy && <span className="spinner" />}
          {text('suggest.submit')}
        </button>
      </div>
    </Form>
  )
}
