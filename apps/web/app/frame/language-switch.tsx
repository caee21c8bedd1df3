import { languageNames, locales, tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { useState, type FormEvent } from 'react'
import { useLocation, useRevalidator } from 'react-router'

import { useFrame } from './use-frame.ts'

/**
 * The languages by their own names. With a script the page changes in place and keeps the user's input; without a
 * script it loads again.
 */
export function LanguageSwitch() {
  const { text, locale } = useText()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const [isLost, setLost] = useState(false)
  // The project may fix the language for all users (PROJECT-CONFIG-2).
  if (!useFrame()?.hasLanguages) return null

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = new URLSearchParams({ language: String(new FormData(event.currentTarget).get('language')) })
    try {
      // Only the cookie of the answer matters.
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
      {/* The key mounts it anew, so that it shows the page's language. */}
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
