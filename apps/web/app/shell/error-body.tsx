import { PageTitle } from '../account/frame/page-title.tsx'
import { Sentences, useFailure, WaysOn } from './failure.tsx'

/** A page that failed, within the product's frame. */
export function ErrorBody() {
  const failure = useFailure()
  return (
    <main id="content" className="empty empty--page" tabIndex={-1}>
      <PageTitle page={failure.title} />
      <h1>{failure.title}</h1>
      <Sentences of={failure} />
      <div className="acts">
        <WaysOn from={failure} />
      </div>
    </main>
  )
}
