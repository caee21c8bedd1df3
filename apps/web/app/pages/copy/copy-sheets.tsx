import { DrawersSheet } from './add/drawers-sheet.tsx'
import { QuestionSheet } from './add/question-sheet.tsx'
import { CopyFormSheet } from './form/copy-form-sheet.tsx'
import type { OpenCopySheet } from './load-copy-sheet.ts'
import { CopySheet } from './sheet/copy-sheet.tsx'
import { LeaveSheet } from './sheet/leave-sheet.tsx'

interface CopySheetsProps {
  readonly open: OpenCopySheet
  /** The copies of the list behind, as the server has drawn it. */
  readonly behind: readonly string[]
}

/** The sheet of a copy that is open over the collection. */
export function CopySheets({ open, behind }: CopySheetsProps) {
  switch (open.name) {
    case 'copy':
      return <CopySheet key={open.copy.id} open={open} behind={behind} />
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
