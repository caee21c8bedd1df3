import { Brand } from '../account/frame/brand.tsx'
import { ErrorBody } from './error-body.tsx'

/** When a page without the product's frame fails, or the frame itself. */
export function RootError() {
  return (
    <div className="shell">
      <div className="topbar">
        <Brand />
      </div>
      <ErrorBody />
    </div>
  )
}
