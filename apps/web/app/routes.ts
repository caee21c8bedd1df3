import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/** The areas and the account pages (PRODUCT-AREA, PAGE-ROUTE); none is for administrators (PRODUCT-ROLE-1). */
const routes = [
  // Everything with the bottom bar.
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
    // What surrounds the settings, and the colour scheme: asked for by these pages only.
    route('settings/around', 'account/settings-reload.ts'),
    route('theme', 'shell/theme.ts'),
    // Every other address: a page that says so.
    route('*', 'shell/not-found.tsx'),
  ]),
  // Account pages bring their own frame.
  route('login', 'account/login.tsx'),
  route('registration', 'account/registration.tsx'),
  route('recovery', 'account/recovery.tsx'),
  route('verification', 'account/verification.tsx'),
  route('not-me', 'account/not-me.tsx'),
  route('consent', 'account/consent.tsx'),
  route('consent/decision', 'account/consent-decision.ts'),
  route('settings/data', 'account/settings-data.ts'),
  route('error', 'account/error.tsx'),
  route('logout', 'account/logout.tsx'),
  // Golden flows to look at, in their own frames.
  route('dev/gallery/echo', 'dev/gallery-echo.ts'),
  route('dev/gallery/sent', 'dev/gallery-sent.tsx'),
  route('dev/gallery/:kind/:name', 'dev/gallery-case.tsx'),
  route('dev/gallery/:kind/:name/screen', 'dev/gallery-screen.tsx'),
  // Keeps the chosen language, as the one above keeps the colour scheme: form posts, so they work before any script does.
  route('language', 'frame/keep-language.ts'),
]

/** `/Login` is not `/login`: the server's own switches mind the case, so the router does too. */
const exactly = (entry: RouteConfigEntry): RouteConfigEntry => ({
  ...entry,
  caseSensitive: true,
  ...(entry.children && { children: entry.children.map(exactly) }),
})

export default routes.map(exactly) satisfies RouteConfig
