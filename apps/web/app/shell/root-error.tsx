import { AccountFrame } from '../account/frame/account-frame.tsx'
import { PageTitle } from '../account/frame/page-title.tsx'
import { Sentences, useFailure, WaysOn } from './failure.tsx'

/** When a page without the product's frame fails, or the frame itself. */
export function RootError() {
  const failure = useFailure()
  return (
    <AccountFrame>
      <div className="authcard">
        <PageTitle page={failure.title} />
        <header className="authcard__head">
          <h1>{failure.title}</h1>
          <Sentences of={failure} />
        </header>
        <div className="stack stack--sm">
          <WaysOn from={failure} className="btn--block" />
        </div>
      </div>
    </AccountFrame>
  )
}
