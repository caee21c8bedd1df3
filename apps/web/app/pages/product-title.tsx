import { PageTitle } from '../frame/page-title.tsx'
import { useOpenedItem } from '../item/use-opened-item.ts'

/** The page's title, unless an item lies open: then the item names the page. */
export function ProductTitle({ page }: { readonly page: string }) {
  return useOpenedItem() ? null : <PageTitle page={page} />
}
