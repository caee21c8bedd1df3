import { useText } from '@collect/messages/react'

import { PageNews } from '../../../acts/page-news.tsx'
import { CopyForm } from './copy-form.tsx'
import { FormSheet } from '../../../forms/form-sheet.tsx'
import type { OpenCopyForm } from './open-copy-form.ts'
import { WhatItIs } from './what-it-is.tsx'

/** The form of a copy: a new one, or one that the user changes. */
export function CopyFormSheet({ open }: { readonly open: OpenCopyForm }) {
  const { text } = useText()
  const isNew = open.rev === undefined
  return (
    <FormSheet
      title={text(isNew ? 'copy.add' : 'copy.change')}
      opener={isNew ? '#add-piece' : `[data-copy="${open.id}"]`}
      closePath={open.closePath}
    >
      {open.news && (
        <div className="sheet__body">
          <PageNews news={open.news} name="" />
        </div>
      )}
      <WhatItIs open={open} />
      {/* A new id of a page that was drawn again is the same form. */}
      <CopyForm key={isNew ? 'new' : open.id} open={open} />
    </FormSheet>
  )
}
