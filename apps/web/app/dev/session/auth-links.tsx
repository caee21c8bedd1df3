import type { ProjectConfiguration } from '@collect/contract'
import type { ProductKey } from '@collect/messages'
import { useText } from '@collect/messages/react'

const pagesOf = (project: ProjectConfiguration) =>
  [
    { path: project.login_ui_url, text: 'dev.login' },
    { path: project.registration_ui_url, text: 'dev.registration' },
    { path: project.recovery_ui_url, text: 'dev.recovery' },
    { path: project.verification_ui_url, text: 'dev.verification' },
    { path: project.settings_ui_url, text: 'dev.settings' },
    { path: project.error_ui_url, text: 'dev.error' },
    { path: '/logout', text: 'dev.logout-page' },
    { path: '/dev/mail', text: 'dev.mails' },
    { path: '/dev/gallery', text: 'dev.gallery' },
  ] as const satisfies readonly { readonly path: string; readonly text: ProductKey }[]

/** Links to every account page of the project. */
export function AuthLinks({ project }: { readonly project: ProjectConfiguration }) {
  const { text } = useText()
  return (
    <nav className="card" aria-labelledby="auth-pages">
      <h2 id="auth-pages">{text('dev.pages')}</h2>
      <ul className="links">
        {pagesOf(project).map(({ path, text: key }) => (
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
