import { PageTitle } from '../frame/page-title.tsx'
import { useOpenedItem } from '../item/use-opened-item.ts'

/** The page's title; an open sheet gives the page its own title instead. */
export function ProductTitle({ page }: { readonly page: string }) {
  return useOpenedItem() ? null : <PageTitle page={page} />
}
