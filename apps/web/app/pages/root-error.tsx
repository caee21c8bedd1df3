import { AccountFrame } from '../account/frame/account-frame.tsx'
import { Failure } from '../shell/failure.tsx'

/** The error page when the product's frame, or a page without it, fails. */
export function RootError() {
  return (
    <AccountFrame>
      <div className="authcard">
        <Failure head="authcard__head" acts="stack stack--sm" button="btn--block" />
      </div>
    </AccountFrame>
  )
}
