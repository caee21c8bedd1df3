import type { Formatter } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { Form, Link, useLocation, useNavigate } from 'react-router'

import { PageNews } from '../../../acts/page-news.tsx'
import { Art } from '../../../item/art.tsx'
import { newCopyPath } from '../../../item/copy-path.ts'
import { MarkIcon } from '../../../item/mark-icon.tsx'
import { useAddressForm } from '../../../forms/use-address-form.ts'
import { SuggestionList } from '../../search/field/suggestion-list.tsx'
import { useCombobox } from '../../search/field/use-combobox.ts'
import { wrongText } from '../../search/wrong-text.ts'
import { FormSheet } from '../../../forms/form-sheet.tsx'
import { FromPhoto } from './from-photo.tsx'
import type { OpenQuestion } from './load-add.ts'

/** What is the new piece? Results are links; another answer is a name of one's own. */
export function QuestionSheet({ open }: { readonly open: OpenQuestion }) {
  const formatter = useText()
  const { text } = formatter
  // Each step of the sheet takes the place of the one before, so that Back closes the sheet.
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & { readonly state: unknown }
  const here = pathname + search
  const step = { state, replace: true, preventScrollReset: true }
  const { what, found, drawer, news } = open
  const navigate = useNavigate()
  const { suggestions, shut, control, list } = useCombobox({
    id: 'what',
    isOfItems: true,
    onChoose: ({ id = '' }) => void navigate(newCopyPath(here, { item: id }), step),
  })
  // The form takes the list behind along.
  const kept = [...new URLSearchParams(newCopyPath(here).split('?')[1])]
  const error = problemText(formatter, open)
  const form = useAddressForm({ what }, error !== undefined)
  return (
    <FormSheet title={text('copy.add')} opener="#add-piece" closePath={open.closePath}>
      <div className="sheet__body">
        {news && <PageNews news={news} name="" />}
        <Form action="/collection" role="search" {...step} ref={form} onSubmit={shut}>
          {kept.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <div className={error === undefined ? 'field' : 'field is-error'}>
            <label className="label" htmlFor="what">
              {text('copy.what')}
            </label>
            <div className="what__find">
              <div className="find__field">
                <input
                  className="input"
                  id="what"
                  name="what"
                  type="text"
                  defaultValue={what}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  enterKeyHint="search"
                  aria-invalid={error !== undefined || undefined}
                  aria-describedby={error === undefined ? 'what-hint' : 'what-hint what-error'}
                  {...control}
                />
                {list && <SuggestionList {...list} />}
              </div>
              <button className="btn btn--primary" aria-label={text('search.go')}>
                <MarkIcon name="search" large />
              </button>
            </div>
            <p className="hint" id="what-hint">
              {drawer === undefined
                ? text('copy.what.hint')
                : text('copy.what.hint.drawer', { drawer: text(`category.${drawer}`) })}
            </p>
            {error !== undefined && (
              <p className="error" id="what-error">
                <span>{error}</span>
              </p>
            )}
          </div>
          <span className="sr" role="status">
            {suggestions !== undefined && text('search.suggested', { count: suggestions.length })}
          </span>
        </Form>
        {found && (
          <div>
            <p className={found.length > 0 ? 'sr' : 'muted'} role="status">
              {text('copy.found', { count: found.length })}
            </p>
            {found.length > 0 && (
              <ul className="options">
                {found.map(({ id, name, caption, art, mine }) => (
                  <li key={id} data-item={id}>
                    <Link className="option" to={newCopyPath(here, { item: id })} {...step}>
                      <span className="thumb">
                        <Art src={art} />
                      </span>
                      <span>
                        <b>{name}</b>
                        <span className="sm muted">{caption}</span>
                      </span>
                      <span className="sm muted">
                        {mine !== undefined && mine.owned > 0 && text('item.variant.owned', { count: mine.owned })}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <div className="stack stack--sm">
          <p className="muted">{text('copy.not-in-list')}</p>
          <p>
            <Link className="btn" to={newCopyPath(here, { name: what })} {...step}>
              {text('copy.name-it')}
            </Link>
          </p>
          <FromPhoto draft={open.draft} />
        </div>
      </div>
    </FormSheet>
  )
}

/** Why there are no results. */
function problemText({ text }: Pick<Formatter, 'text'>, { problem, wait = 60 }: OpenQuestion): string | undefined {
  switch (problem) {
    case 'slow':
      return text('search.slow', { count: wait })
    case 'failed':
      return text('search.failed')
    default:
      return wrongText({ text }, problem)
  }
}
