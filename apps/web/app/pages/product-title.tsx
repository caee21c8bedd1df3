import { PageTitle } from '../frame/page-title.tsx'
import { useOpenedItem } from '../item/use-opened-item.ts'
import { useSuggestion } from './suggest/use-suggestion.ts'

/** The page's title; an open sheet gives the page its own title instead. */
export function ProductTitle({ page }: { readonly page: string }) {
  const item = useOpenedItem()
  const suggestion = useSuggestion()
  return (item ?? suggestion) ? null : <PageTitle page={page} />
}
