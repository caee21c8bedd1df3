import { useEffect, useRef } from 'react'

import { PageNews } from '../../../acts/page-news.tsx'
import type { ViewNews } from './news-of-view.ts'

interface ToldHereProps {
  readonly told: ViewNews | undefined
  /** The row that this stands at; absent at the head of the view. */
  readonly row?: string
}

/** What a form did, at the row that it is about. It takes the focus, because its form is gone. */
export function ToldHere({ told, row }: ToldHereProps) {
  return told && told.news.about === row ? <Told key={`${told.news.told} ${told.news.batch}`} {...told} /> : null
}

function Told({ news, name, job }: ViewNews) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className="told" ref={place} tabIndex={-1}>
      <PageNews news={news} name={name} job={job} tellsAtHead />
    </div>
  )
}
