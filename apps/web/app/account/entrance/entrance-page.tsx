import { FlowPage, type FlowPageProps } from '../frame/flow-page.tsx'

/** The page of login, registration and recovery. */
export function EntrancePage({ loaderData }: { readonly loaderData: FlowPageProps }) {
  return <FlowPage {...loaderData} />
}
