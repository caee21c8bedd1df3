import { languageNames, locales, tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { useState, type FormEvent } from 'react'
import { useLocation, useRevalidator } from 'react-router'

import { useFrame } from './use-frame.ts'

/**
 * The languages, each in its own words. With a script the page changes where it stands and keeps what was typed; without
 * one the same page comes back.
 */
export function LanguageSwitch() {
  const { text, locale } = useText()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const [isLost, setLost] = useState(false)
  // The project may have decided for everybody (PROJECT-CONFIG-2).
  if (!useFrame()?.hasLanguages) return null

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = new URLSearchParams({ language: String(new FormData(event.currentTarget).get('language')) })
    try {
      // The cookie is all that is wanted of the answer.
      await fetch('/language', { method: 'POST', body, redirect: 'manual' })
      setLost(false)
      await revalidate()
    } catch {
      setLost(true)
    }
  }
  return (
    <form className="language" method="post" action="/language" onSubmit={(event) => void change(event)}>
      <input type="hidden" name="from" value={pathname + search} />
      <label className="language__label" htmlFor="language">
        <Globe />
        <span className="sr">{text('language.label')}</span>
      </label>
      {/* Made anew with the language, so that it shows the one that the page is in. */}
      <select key={locale} className="input language__names" id="language" name="language" defaultValue={locale}>
        {locales.map((name) => (
          <option key={name} value={name} lang={tagOf(name)}>
            {languageNames[name]}
          </option>
        ))}
      </select>
      <button className="btn btn--sm">{text('language.change')}</button>
      <div className="language__said" role="alert">
        {isLost && <p className="error">{text('flow.unreachable')}</p>}
      </div>
    </form>
  )
}

function Globe() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />
    </svg>
  )
}
