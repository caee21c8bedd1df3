import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/** The areas and the account pages (PRODUCT-AREA, PAGE-ROUTE); none is for administrators (PRODUCT-ROLE-1). */
const routes = [
  // Pages with the bottom bar.
  layout('pages/product-layout.tsx', [
    index('pages/home.tsx'),
    route('discover', 'pages/discover.tsx'),
    route('shop', 'pages/shop.tsx'),
    route('collection', 'pages/collection.tsx'),
    route('settings', 'account/settings.tsx'),
    route('dev/auth', 'dev/auth.tsx'),
    route('dev/mail', 'dev/mail.tsx'),
    route('dev/gallery', 'dev/gallery.tsx'),
    route('dev/gallery/mails', 'dev/gallery-mails.tsx'),
    // Requests of these pages only: a reload of the settings page's data, the offer of a passkey, the theme.
    route('settings/around', 'account/settings-reload.ts'),
    route('passkey-offer', 'account/passkey-offer.ts'),
    route('theme', 'shell/theme.ts'),
    // All other addresses: a 404 page.
    route('*', 'shell/not-found.tsx'),
  ]),
  // Account pages have their own frame.
  route('login', 'account/login.tsx'),
  route('registration', 'account/registration.tsx'),
  route('recovery', 'account/recovery.tsx'),
  route('verification', 'account/verification.tsx'),
  route('not-me', 'account/not-me.tsx'),
  route('consent', 'account/consent.tsx'),
  route('consent/decision', 'account/consent-decision.tsx'),
  route('settings/data', 'account/settings-data.ts'),
  route('error', 'account/error.tsx'),
  route('logout', 'account/logout.tsx'),
  // Golden flows, each in its own frame.
  route('dev/gallery/echo', 'dev/gallery-echo.ts'),
  route('dev/gallery/sent', 'dev/gallery-sent.tsx'),
  route('dev/gallery/:kind/:name', 'dev/gallery-case.tsx'),
  route('dev/gallery/:kind/:name/screen', 'dev/gallery-screen.tsx'),
  // What a user lacks of a set, as plain text.
  route('discover/missing', 'pages/missing.ts'),
  // Carries out a change that waited for a sign-in.
  route('kept', 'pages/kept.ts'),
  // Stores the language. Like the theme it is a form post, so it works before any script runs.
  route('language', 'frame/keep-language.ts'),
]

/** Paths are case-sensitive, as in the server: `/Login` is not `/login`. */
const exactly = (entry: RouteConfigEntry): RouteConfigEntry => ({
  ...entry,
  caseSensitive: true,
  ...(entry.children && { children: entry.children.map(exactly) }),
})

export default routes.map(exactly) satisfies RouteConfig
