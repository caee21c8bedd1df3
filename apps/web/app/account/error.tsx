import { startAddressOf } from '@collect/flow'
import { Icon } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { data } from 'react-router'

import { pageContext } from '../server/page-context.ts'
import type { Route } from './+types/error'
import { addressedErrorIn } from './error/addressed-error.ts'
import { CopyButton } from './error/copy-button.tsx'
import { reportOf } from './error/report.ts'
import { AccountFrame } from './frame/account-frame.tsx'
import { PageTitle } from '../frame/page-title.tsx'
import type { WordyHandle } from '../frame/use-language.ts'
import { noStore } from './server/no-store.ts'
import { loadError } from './server/load/load-error.ts'
import { repairFlow } from './server/act/repair-flow.ts'

export async function loader(visit: Route.LoaderArgs) {
  const { project } = visit.context.get(pageContext)
  const failure = await loadError(visit)
  const repaired = await repairFlow(visit, failure)
  if (repaired) throw repaired
  return data(
    {
      failure,
      addressed: addressedErrorIn(visit.url.searchParams),
      support: project.support_email,
      home: project.default_redirect_url,
    },
    { status: failure?.error.code === 429 ? 429 : 200, headers: noStore },
  )
}

export const headers = () => noStore

/** The report needs more texts than the other account pages. */
export const handle: WordyHandle = { words: 'all' }

/** Error page (ERROR-PAGE). */
export default function ErrorPage({ loaderData: { failure, addressed, support, home } }: Route.ComponentProps) {
  const formatter = useText()
  const { text } = formatter
  const { title, happened, message, beginsAgain, lines } = reportOf(failure, addressed, formatter)
  const report = lines.join('\n')
  const whatToDo = lines.length > 0 ? 'error.instructions' : 'error.instructions.no-details'
  return (
    <AccountFrame>
      <PageTitle page={title} />
      <div className="authcard">
        <header className="authcard__head">
          <span className="mark mark--error">
            <Icon name="alert" />
          </span>
          <h1>{title}</h1>
        </header>
        <div className="stack">
          <section className="section__head">
            <h2 className="h3">{text('error.title.what-happened')}</h2>
            <p className="muted">{happened}</p>
            <p data-testid="ui/error/message">{message}</p>
          </section>
          <section className="section__head">
            <h2 className="h3">{text('error.title.what-can-i-do')}</h2>
            <p className="muted">{text(support ? whatToDo : 'error.instructions.later')}</p>
            {support && (
              <p>
                <a className="link link--tap" href={`mailto:${support}`}>
                  {text('error.support-email-link', { contactSupportEmail: support })}
                </a>
              </p>
            )}
          </section>
          {lines.length > 0 && (
            <section className="stack stack--sm">
              <p className="sm muted">{text('error.footer.text')}</p>
              <pre className="secret">
                <code data-testid="code-box">{report}</code>
              </pre>
            </section>
          )}
          <div className="two">
            {beginsAgain ? (
              <a className="btn btn--primary" href={startAddressOf('login')}>
                {text('registration.login-button')}
              </a>
            ) : (
              <a className="btn" href={home}>
                {text('error.action.go-back')}
              </a>
            )}
            {lines.length > 0 && <CopyButton report={report} />}
          </div>
        </div>
      </div>
    </AccountFrame>
  )
}
