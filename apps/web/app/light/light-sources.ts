import type { LightPageId } from './light-pages.ts'

/** The file of each page's component. The build finds the scripts of the page by it. */
export const lightSources: Readonly<Record<LightPageId, string>> = {
  'account/login': 'account/entrance/entrance-page.tsx',
  'account/registration': 'account/entrance/entrance-page.tsx',
  'account/recovery': 'account/entrance/entrance-page.tsx',
  'account/verification': 'account/verification/verification-page.tsx',
  'account/not-me': 'account/not-me/not-me-page.tsx',
  'account/consent': 'account/consent/consent-page.tsx',
  'account/consent-decision': 'account/consent/undecided-consent-page.tsx',
  'account/error': 'account/error/error-page.tsx',
  'account/logout': 'account/logout/logout-page.tsx',
}
