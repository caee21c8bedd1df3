import { ProductIcon } from '../frame/icon.tsx'

/** Says once, on the page after a logout, that the visitor is signed out (LOGOUT-PAGE-2). */
export function SignedOutNotice({ words }: { readonly words: string }) {
  return (
    <div className="notice notice--walnut" role="status" data-testid="signed-out">
      <div className="shell notice__in">
        <ProductIcon name="done" />
        <p className="notice__t">{words}</p>
      </div>
    </div>
  )
}
