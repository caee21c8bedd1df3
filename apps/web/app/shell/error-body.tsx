import { Failure } from './failure.tsx'

/** A page that failed, within the product's frame. */
export function ErrorBody() {
  return (
    <main id="content" className="empty empty--page" tabIndex={-1}>
      <Failure head="empty__head" acts="acts" button="" />
    </main>
  )
}
