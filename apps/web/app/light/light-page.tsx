import type { ComponentType, ReactNode } from 'react'

import { FailedPage } from '../account/frame/failed-page.tsx'
import { OpenPageContext } from '../open-page.ts'
import { PageDocument } from '../page-document.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { HotData } from './hot-data.tsx'
import type { LightData } from './light-pages.ts'
import type { PageData } from './page-data.ts'
import { useLightPage } from './use-light-page.ts'

interface LightPageProps {
  readonly data: PageData
  readonly Page: ComponentType<LightData>
  /** Rendered by the server only, at the end of the body, where the browser's render leaves it. */
  readonly scripts?: ReactNode
}

/** The document of an account page. Server and browser render it without the router. */
export function LightPage({ data: first, Page, scripts }: LightPageProps) {
  const { data, page } = useLightPage(first)
  return (
    <OpenPageContext value={page}>
      <PageDocument scripts={scripts}>
        <FailureBoundary>
          {data.failed ? (
            <FailedPage failed={data.failed} />
          ) : (
            <Page loaderData={data.loaderData} actionData={data.actionData} />
          )}
        </FailureBoundary>
        {import.meta.env.DEV && <HotData />}
      </PageDocument>
    </OpenPageContext>
  )
}
