import { useText } from '@collect/messages/react'

import { PageTitle } from '../../frame/page-title.tsx'

/** The logout page of a visitor without a session. */
export function SignedOutCard({ signIn }: { readonly signIn: string }) {
  const { text } = useText()
  return (
    <div className="authcard">
      <PageTitle page={text('logout.signed-out')} />
      <header className="authcard__head">
        <h1>{text('logout.signed-out')}</h1>
      </header>
      <a className="btn btn--primary btn--block" href={signIn}>
        {text('menu.login')}
      </a>
    </div>
  )
}
