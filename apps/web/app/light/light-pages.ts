import type { ComponentType } from 'react'

/** What the router's loader and action of a page returned. */
export interface LightData {
  readonly loaderData?: unknown
  readonly actionData?: unknown
}

/**
 * The account pages that the browser opens without the router, by the id of their route. All other pages get the
 * router's entry.
 */
const pages = {
  'account/login': entrance,
  'account/registration': entrance,
  'account/recovery': entrance,
  'account/verification': async () => (await import('../account/verification/verification-page.tsx')).VerificationPage,
  'account/not-me': async () => (await import('../account/not-me/not-me-page.tsx')).NotMePage,
  'account/consent': async () => (await import('../account/consent/consent-page.tsx')).ConsentPage,
  'account/consent-decision': async () =>
    (await import('../account/consent/undecided-consent-page.tsx')).UndecidedConsentPage,
  'account/error': async () => (await import('../account/error/error-page.tsx')).ErrorPage,
  'account/logout': async () => (await import('../account/logout/logout-page.tsx')).LogoutPage,
} as const satisfies Readonly<Record<string, () => Promise<ComponentType<never>>>>

async function entrance() {
  return (await import('../account/entrance/entrance-page.tsx')).EntrancePage
}

export type LightPageId = keyof typeof pages

export const isLightPage = (id: string): id is LightPageId => Object.hasOwn(pages, id)

/** The component of a page; it takes the data of its own route. */
export const loadLightPage = async (id: LightPageId): Promise<ComponentType<LightData>> =>
  (await pages[id]()) as ComponentType<LightData> // the route's loader and action made the data
