import type { Route } from '../+types/not-me'
import { AccountFrame } from '../frame/account-frame.tsx'
import { NoReportCard, ReportCard } from './report-card.tsx'

/** What an owner does who did not cause an event of their account. */
export function NotMePage({ loaderData: report }: Pick<Route.ComponentProps, 'loaderData'>) {
  return (
    <AccountFrame>{'reason' in report ? <NoReportCard {...report} /> : <ReportCard event={report} />}</AccountFrame>
  )
}
