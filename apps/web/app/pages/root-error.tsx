import { AccountFrame } from '../account/frame/account-frame.tsx'
import { Failure } from '../shell/failure.tsx'

/** When a page without the product's frame fails, or the frame itself. */
export function RootError() {
  return (
    <AccountFrame>
      <div className="authcard">
        <Failure head="authcard__head" acts="stack stack--sm" button="btn--block" />
      </div>
    </AccountFrame>
  )
}
