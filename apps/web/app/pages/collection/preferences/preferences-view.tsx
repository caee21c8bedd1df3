import { useText } from '@collect/messages/react'
import { useState } from 'react'

import { PageNews } from '../../../acts/page-news.tsx'
import { ViewHead } from '../../view-head.tsx'
import { EndPart } from './end-part.tsx'
import type { OpenPreferences } from './load-preferences.ts'
import { PreferencesForm } from './preferences-form.tsx'
import { SamplesPart } from './samples-part.tsx'

/** What a collector sets for the whole collection. */
export function PreferencesView({ open }: { readonly open: OpenPreferences }) {
  const { text } = useText()
  const { collector, count, news } = open
  // While a form of the page waits for its answer, data of the page without its news may come: the form stays.
  const [batch, setBatch] = useState(news?.batch)
  if (news?.batch !== undefined && news.batch !== batch) setBatch(news.batch)
  return (
    <>
      <ViewHead title={text('preferences.title')}>{text('preferences.lead')}</ViewHead>
      {news && <PageNews news={news} name="" />}
      <div className="prefs">
        <PreferencesForm key={batch} open={open} />
        <SamplesPart collector={collector} />
        <EndPart count={count} />
      </div>
    </>
  )
}
