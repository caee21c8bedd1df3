import type { data } from 'react-router'

import { actKeyIn } from '../../acts/act-key.ts'
import { behindSheet, copyPath } from '../../item/copy-path.ts'
import { askCollectibles } from '../../server/ask-collectibles.ts'
import type { Visit } from '../../server/visit.ts'
import { saveCopy, type RefusedCopy } from './form/save-copy.ts'
import type { RefusedLeaving } from './sheet/leave-rules.ts'
import { saveLeaving } from './sheet/save-leaving.ts'
import { saveSplit } from './sheet/save-split.ts'
import type { RefusedSplit } from './sheet/split-rules.ts'
import { copyIn, tellCopy } from './sheet/tell-copy.ts'

/** A form that is refused is drawn again. */
type CopyAct = (visit: Visit, form: FormData) => Promise<Refusal>
type Refusal = ReturnType<typeof data<RefusedCopy | RefusedLeaving | RefusedSplit>>

/** What the sheets of copies do (docs/contract/collectibles.md §5.5). The page that follows tells it. */
export const copyIntents: Readonly<Record<string, CopyAct>> = {
  add: saveCopy,
  change: saveCopy,
  async delete(visit: Visit, form: FormData) {
    const { id, path } = copyIn(visit, form)
    const answer = await askCollectibles(visit, path, 'DELETE', undefined, revIn(form))
    return tellCopy(visit, answer, 'copy-deleted', answer.ok ? behindSheet(visit.url) : copyPath(visit.url, id))
  },
  async 'restore-copy'(visit: Visit, form: FormData) {
    const { id, path } = copyIn(visit, form)
    const answer = await askCollectibles(visit, `${path}/restore`, 'POST', {}, actKeyIn(form))
    return tellCopy(visit, answer, 'copy-restored', copyPath(visit.url, id))
  },
  split: saveSplit,
  leave: saveLeaving,
  async 'make-more'(visit: Visit, form: FormData) {
    const { id, path } = copyIn(visit, form)
    // The page offered this quantity for the copy that it drew. A form that is sent twice changes it once.
    const quantity = Number(form.get('quantity'))
    const answer = await askCollectibles(visit, path, 'PATCH', { quantity }, revIn(form))
    return tellCopy(visit, answer, 'copy-saved', copyPath(visit.url, id))
  },
}

/** The copy as the user saw it. */
const revIn = (form: FormData) => ({ 'If-Match': `"${String(form.get('rev') ?? '')}"` })
