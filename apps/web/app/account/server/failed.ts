import { dataId } from '../settings/data-section.tsx'
import { deletionId } from '../settings/deletion-section.tsx'
import { pendingId } from '../settings/pending-address.tsx'
import { verifyId } from '../settings/verify-card.tsx'

/** Parameter of the settings page: what was asked for there and could not be done. */
export const failedParameter = 'failed'

const sections = { data: dataId, deletion: deletionId, verification: verifyId, address: pendingId } as const

export type Failed = keyof typeof sections

/** Where on the page it is said. */
export const idOfSection = (section: Failed): string => sections[section]

export function failedIn(address: URL): Failed | undefined {
  const word = address.searchParams.get(failedParameter)
  return word !== null && Object.hasOwn(sections, word) ? (word as Failed) : undefined
}
