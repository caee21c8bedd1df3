import { PageTitle } from '../frame/page-title.tsx'
import { useOpenedItem } from '../item/use-opened-item.ts'
import { useOwnForm } from './own-item/use-own-form.ts'

/** The page's title; an open sheet gives the page its own title instead. */
export function ProductTitle({ page }: { readonly page: string }) {
  const item = useOpenedItem()
  const ownForm = useOwnForm()
  return (item ?? ownForm) ? null : <PageTitle page={page} />
}
