import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { PageNews } from '../../../acts/page-news.tsx'
import { isRunning } from '../../../acts/use-job.ts'
import { PageLinks } from '../../page-links.tsx'
import { ViewHead } from '../../view-head.tsx'
import { KeepForm } from './keep-form.tsx'
import type { OpenSpares } from './load-spares.ts'
import { MarkSpares } from './mark-spares.tsx'
import { SpareTable } from './spare-table.tsx'

/** What the user has more of than they keep, and the way to mark it. */
export function SparesView({ open }: { readonly open: OpenSpares }) {
  const { text } = useText()
  const { spares, count, news, job, next_page_token, isFirstPage } = open
  return (
    <>
      <ViewHead title={text('spares.title')}>{count > 0 ? text('spares.lead', { count }) : undefined}</ViewHead>
      {news && <PageNews news={news} name="" job={job} />}
      <div className="sparebar">
        <KeepForm open={open} />
        {/* A second press would begin the same again. */}
        {count > 0 && !isRunning(job) && <MarkSpares open={open} />}
      </div>
      {spares.length > 0 && <SpareTable spares={spares} />}
      {count === 0 && (
        <section className="empty" aria-labelledby="no-spares">
          <h2 id="no-spares">{text('spares.empty.title')}</h2>
          <p className="muted">{text('spares.empty.text')}</p>
          <div className="acts">
            <Link className="btn" to="/collection">
              {text('shelves.back')}
            </Link>
          </div>
        </section>
      )}
      <PageLinks next={next_page_token} isFirst={isFirstPage} />
    </>
  )
}
