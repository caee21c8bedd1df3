import { PageTitle } from '../frame/page-title.tsx'
import { useOpenedItem } from '../item/use-opened-item.ts'
import { useHasSheet } from './sheet-slot.ts'

/** The page's title; an open sheet gives the page its own title instead. */
export function ProductTitle({ page }: { readonly page: string }) {
  const item = useOpenedItem()
  const hasSheet = useHasSheet()
  return item || hasSheet ? null : <PageTitle page={page} />
}
