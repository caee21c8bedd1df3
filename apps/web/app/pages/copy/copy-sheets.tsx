import { DrawersSheet } from './add/drawers-sheet.tsx'
import { QuestionSheet } from './add/question-sheet.tsx'
import { CopyFormSheet } from './form/copy-form-sheet.tsx'
import type { OpenCopySheet } from './load-copy-sheet.ts'
import { CopySheet } from './sheet/copy-sheet.tsx'
import { LeaveSheet } from './sheet/leave-sheet.tsx'

/** The sheet of a copy that is open over the collection. */
export function CopySheets({ open }: { readonly open: OpenCopySheet }) {
  switch (open.name) {
    case 'copy':
      return <CopySheet key={open.copy.id} open={open} />
    case 'question':
      return <QuestionSheet open={open} />
    case 'drawers':
      return <DrawersSheet open={open} />
    case 'form':
      return <CopyFormSheet open={open} />
    case 'leave':
      return <LeaveSheet open={open} />
  }
}
