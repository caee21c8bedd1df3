import { useText } from '@collect/messages/react'
import { data, Form, Link } from 'react-router'

import { noStore } from '../account/server/no-store.ts'
import { pageContext } from '../server/page-context.ts'
import { ProductTitle } from '../pages/product-title.tsx'
import type { Route } from './+types/gallery'
import { FilterField } from './gallery/filter-field.tsx'
import { filterIn, isWanted, listCases } from './gallery/load-gallery.ts'
import { onlyForDevelopers } from './only-for-developers.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  onlyForDevelopers(context)
  const filter = filterIn(url)
  const all = await listCases()
  const choices = {
    kind: [...new Set(all.map(({ kind }) => kind))],
    method: [...new Set(all.flatMap(({ methods }) => methods))].toSorted(),
    state: [...new Set(all.map(({ state }) => state))],
  }
  const hasMails = context.get(pageContext).previewMails !== undefined
  return data({ filter, choices, hasMails, cases: all.filter((one) => isWanted(filter, one)) }, { headers: noStore })
}

export const headers = () => noStore

/** The index of the gallery: the screens of all golden flows. */
export default function Gallery({ loaderData: { filter, choices, cases, hasMails } }: Route.ComponentProps) {
  const { text } = useText()
  return (
    <>
      <ProductTitle page={text('dev.gallery')} />
      <div className="head">
        <h1>{text('dev.gallery')}</h1>
        <p className="muted">{text('dev.gallery.count', { count: cases.length })}</p>
        {hasMails && (
          <p>
            <Link reloadDocument className="link link--tap sm" to="/dev/gallery/mails">
              {text('dev.gallery.mails')}
            </Link>
          </p>
        )}
      </div>
      <div className="stack stack--lg">
        <Form className="acts" preventScrollReset>
          <FilterField name="kind" label={text('dev.gallery.kind')} value={filter.kind} choices={choices.kind} />
          <FilterField name="method" label={text('dev.method')} value={filter.method} choices={choices.method} />
          <FilterField name="state" label={text('dev.gallery.state')} value={filter.state} choices={choices.state} />
          <button className="btn" style={{ alignSelf: 'end' }}>
            {text('dev.gallery.filter')}
          </button>
        </Form>
        <ul className="rows">
          {cases.map(({ kind, name, state, methods }) => (
            <li key={`${kind}/${name}`} className="row row--plain">
              <div>
                <Link className="link link--tap row__t" to={`/dev/gallery/${kind}/${name}`}>
                  {name}
                </Link>
                <p className="row__d">{methods.join(', ')}</p>
              </div>
              <p className="row__d" style={{ textAlign: 'end' }}>
                {kind}
                <br />
                {state}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
