import type { ChecklistEntry } from '@collect/collectibles/wire'

/** A form that marks an item as owned or not, and waits for its answer. */
export interface PendingMark {
  readonly item: string
  readonly isOn: boolean
}

/** The marks among the forms that wait. */
export const marksIn = (forms: readonly (FormData | undefined)[]): readonly PendingMark[] =>
  forms.flatMap((form) => {
    const item = form?.get('item')
    return form?.get('intent') === 'mark' && typeof item === 'string' ? [{ item, isOn: form.get('on') === 'yes' }] : []
  })

/** How many more of the set are owned once the waiting marks are saved. */
export const ownedMore = (entries: readonly ChecklistEntry[], marks: readonly PendingMark[]): number =>
  entries.reduce((more, { item, owned }) => {
    const mark = marks.find((waiting) => waiting.item === item.id)
    if (!mark || mark.isOn === owned > 0) return more
    return more + (mark.isOn ? 1 : -1)
  }, 0)
