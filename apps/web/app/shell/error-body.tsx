import { Failure } from './failure.tsx'

/** The body of a failed page, within the product's frame. */
export function ErrorBody() {
  return (
    <main id="content" className="empty empty--page" tabIndex={-1}>
      <Failure head="empty__head" acts="acts" button="" />
    </main>
  )
}
