import { useText } from '@collect/messages/react'

import type { ListedApp } from '../server/load/load-apps.ts'
import { Disconnect } from './disconnect.tsx'

/** One row for each application. A letter stands for its logo, because no image comes from another site. */
export function AppRows({ apps }: { readonly apps: readonly ListedApp[] }) {
  return apps.map((app) => <AppRow key={app.id} app={app} />)
}

function AppRow({ app }: { readonly app: ListedApp }) {
  const { text, date } = useText()
  const { id, name, host, scopes, refused, since, lastUsed, remembered, own } = app
  const facts = [
    ...(since === undefined ? [] : [text('apps.since', { date: date(since) })]),
    ...(lastUsed === undefined ? [] : [text('profile.review.used', { date: date(lastUsed) })]),
    ...(remembered ? [text('apps.remembered')] : []),
    ...(own ? [text('apps.own')] : []),
  ]
  const inWords = useScopeWords()
  const end = text('apps.end')
  return (
    <li className="row row--app">
      <span className="mark" aria-hidden="true">
        {[...name][0]?.toLocaleUpperCase()}
      </span>
      <div>
        <p className="row__t">{name}</p>
        {host !== undefined && <p className="row__d">{host}</p>}
        <p className="row__d">{text('apps.may', { scopes: inWords(scopes) })}</p>
        {refused.length > 0 && <p className="row__d">{text('apps.refused', { scopes: inWords(refused) })}</p>}
        {facts.length > 0 && <p className="row__d">{facts.join(' · ')}</p>}
      </div>
      <Disconnect
        label={end}
        spoken={`${end}: ${name}`}
        question={text('apps.end.question', { name })}
        name="app"
        value={id}
      />
    </li>
  )
}

/** Scopes in the words of the consent screen; a scope without words stands as it is. */
function useScopeWords(): (scopes: readonly string[]) => string {
  const { find } = useText()
  return (scopes) =>
    scopes
      .map((scope) => find(`consent.scope.${scope === 'offline' ? 'offline_access' : scope}.title`) ?? scope)
      .join(', ')
}
