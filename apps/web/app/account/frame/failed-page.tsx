import type { PageFailure } from '../../shell/contact/failed.ts'
import { Failure } from '../../shell/failure.tsx'
import { AccountFrame } from './account-frame.tsx'

/** The error page in the frame of the account pages. */
export function FailedPage({ failed }: { readonly failed: PageFailure }) {
  return (
    <AccountFrame>
      <div className="authcard">
        <Failure failed={failed} head="authcard__head" acts="stack stack--sm" button="btn--block" />
      </div>
    </AccountFrame>
  )
}
