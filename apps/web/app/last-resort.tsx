import { Component, type ReactNode } from 'react'

interface Words {
  readonly what: string
  readonly act: string
}

interface BoundaryState {
  readonly words?: Words
}

/**
 * LOST-PAGE-5: the outermost error boundary. It shows when even the error page fails, in the words that the server sent
 * for a page that did not load. React keeps the sheet in the head.
 */
export class LastResort extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override readonly state: BoundaryState = {}

  static getDerivedStateFromError(): BoundaryState {
    const notice = document.querySelector('.lost')
    return { words: { what: notice?.firstChild?.textContent ?? '', act: notice?.lastChild?.textContent ?? '' } }
  }

  override render() {
    const { words } = this.state
    if (!words) return this.props.children
    return (
      <html lang={document.documentElement.lang} data-theme={document.documentElement.dataset['theme']}>
        <body>
          <main className="auth__main">
            <div className="authcard">
              <h1 className="h2">{words.what}</h1>
              <a className="btn btn--primary btn--block" href={location.href}>
                {words.act}
              </a>
            </div>
          </main>
        </body>
      </html>
    )
  }
}
