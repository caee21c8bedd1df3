import { ProductIcon } from '../frame/icon.tsx'
import { Owner } from '../frame/owner.tsx'
import { useFrame } from '../frame/use-frame.ts'

/** A pending deletion, on every page. The form works without a script. */
export function DeletionNotice({ inert }: { readonly inert: boolean }) {
  const deletion = useFrame()?.deletion
  if (!deletion) return null
  return (
    <form
      className="notice"
      method="post"
      action="/settings"
      data-testid="pending-deletion"
      aria-label={deletion.keep}
      inert={inert}
    >
      <Owner />
      <div className="shell notice__in">
        <ProductIcon name="warning" />
        <p className="notice__t">{deletion.text}</p>
        <button className="btn btn--sm" type="submit" name="deletion" value="keep">
          {deletion.keep}
        </button>
      </div>
    </form>
  )
}
