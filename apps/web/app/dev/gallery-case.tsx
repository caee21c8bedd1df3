import { useText } from '@collect/messages/react'
import { data, Link, useLocation } from 'react-router'

import { noStore } from '../account/server/no-store.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { LanguageSwitch } from '../frame/language/language-switch.tsx'
import type { WordyHandle } from '../frame/use-language.ts'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { useFrame } from '../frame/use-frame.ts'
import type { Route } from './+types/gallery-case'
import { neighboursOf } from './gallery/load-case.ts'
import { onlyForDevelopers } from './only-for-developers.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  onlyForDevelopers(context)
  return data(neighboursOf(params), { headers: noStore })
}

export const headers = () => noStore

export const handle: WordyHandle = { words: 'all' }

/** CSS pixels. */
const widths = [320, 390, 768, 1280] as const

const pathOf = ({ kind, name }: { readonly kind: string; readonly name: string }) => `/dev/gallery/${kind}/${name}`

/** A golden flow at a width: an iframe holds the page, so that its media queries apply. */
export default function GalleryCase({ loaderData: { before, after }, params }: Route.ComponentProps) {
  const { text, locale } = useText()
  const { search } = useLocation()
  const theme = useFrame()?.theme ?? 'system'
  const width = widths.find((one) => search === `?width=${one}`)
  const title = `${params.kind} / ${params.name}`
  return (
    <main className="shell stack stack--lg" style={{ maxWidth: 'none' }}>
      <PageTitle page={title} />
      <div className="head">
        <h1>{title}</h1>
        <nav className="links" aria-label={text('dev.gallery')}>
          <Link className="link link--tap" to="/dev/gallery">
            {text('dev.gallery')}
          </Link>
          {[before, after].map(
            (one) =>
              one && (
                <Link key={one.name} className="link link--tap" to={pathOf(one) + search}>
                  {one.kind} / {one.name}
                </Link>
              ),
          )}
          <a className="link link--tap" href={`${pathOf(params)}/screen`}>
            {text('dev.gallery.alone')}
          </a>
        </nav>
      </div>
      <div className="links">
        <nav className="tabs" aria-label={text('dev.gallery.width')}>
          <Link className="tab" to="?" aria-current={width === undefined ? 'true' : undefined} preventScrollReset>
            {text('dev.gallery.wide')}
          </Link>
          {widths.map((one) => (
            <Link
              key={one}
              className="tab"
              to={`?width=${one}`}
              aria-current={one === width ? 'true' : undefined}
              preventScrollReset
            >
              {one}
            </Link>
          ))}
        </nav>
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app's own page must run unrestricted */}
      <iframe
        // Language and theme come from cookies, so another choice loads the iframe again.
        key={`${pathOf(params)} ${theme} ${locale}`}
        title={title}
        src={`${pathOf(params)}/screen`}
        style={{ width: width ?? '100%', height: '80dvh', border: '1px solid var(--edge)', justifySelf: 'center' }}
      />
    </main>
  )
}
