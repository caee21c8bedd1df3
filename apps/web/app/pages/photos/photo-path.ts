import { behindSheet, copyPath } from '../../item/copy-path.ts'

/** The place of the photos in the sheet, to which the strip and their forms lead. */
export const photoPartId = 'copy-photos'

/** The sheet of a copy with one of its photos in front. `photo` is a filter of the list behind. */
export function photoPath(here: string, copy: string, photo: string): string {
  const page = new URL(copyPath(here, copy), 'http://page')
  page.searchParams.set('shot', photo)
  return page.pathname + page.search
}

/** Where the form with files posts to; the answer leads back to the copy. */
export const photoFormPath = (here: string, copy: string): string =>
  `/api/collectibles/copies/${copy}/photos?return_to=${encodeURIComponent(copyPath(behindSheet(here), copy))}`

/** Where a picture is sent that has no copy yet. A draft is made around it. */
export const draftPhotoPath = (photo: string): string => `/api/collectibles/photos/${photo}/content`

/**
 * The same for a form with files.
 * @param back The page for a form whose files are all refused
 * @param draft The page of the draft
 */
export const draftFormPath = (copy: string, back: string, draft: string): string =>
  `/api/collectibles/copies/${copy}/photos?${new URLSearchParams({ return_to: back, draft_to: draft })}`
