import type { ProductKey } from '@collect/messages'
import { useText } from '@collect/messages/react'

const pages = [
  { path: '/login', text: 'dev.login' },
  { path: '/registration', text: 'dev.registration' },
  { path: '/recovery', text: 'dev.recovery' },
  { path: '/verification', text: 'dev.verification' },
  { path: '/settings', text: 'dev.settings' },
  { path: '/error', text: 'dev.error' },
  { path: '/logout', text: 'dev.logout-page' },
  { path: '/dev/mail', text: 'dev.mails' },
  { path: '/dev/gallery', text: 'dev.gallery' },
] as const satisfies readonly { readonly path: string; readonly text: ProductKey }[]

/** Links to every account page. */
export function AuthLinks() {
  const { text } = useText()
  return (
    <nav className="card" aria-labelledby="auth-pages">
      <h2 id="auth-pages">{text('dev.pages')}</h2>
      <ul className="links">
        {pages.map(({ path, text: key }) => (
          <li key={path}>
            {/* A full page load: a flow begins at the service. */}
            <a className="link link--tap" href={path}>
              {text(key)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
