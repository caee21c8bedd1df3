import { startAddressOf } from '@collect/flow'
import { Icon } from '@collect/flow-react'
import { useText } from '@collect/messages/react'

import { PageTitle } from '../../frame/page-title.tsx'
import type { Route } from '../+types/error'
import { AccountFrame } from '../frame/account-frame.tsx'
import { CopyButton } from './copy-button.tsx'
import { reportOf } from './report.ts'

/** Error page (ERROR-PAGE). */
export function ErrorPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { failure, addressed, support, home } = loaderData
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
