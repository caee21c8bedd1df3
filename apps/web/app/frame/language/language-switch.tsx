import { languageNames, locales, tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'

import { useOpenPage } from '../../open-page.ts'
import { useSettled } from './use-settled.ts'
import { useStoredChoice } from './use-stored-choice.ts'

/**
 * The languages by their own names. With a script a choice changes the page in place; without one the button sends it,
 * and the page loads again.
 */
export function LanguageSwitch() {
  const { text, locale } = useText()
  const { pathname, search, frame } = useOpenPage()
  const choose = useStoredChoice('/language')
  const list = useSettled(locale, (language) => choose({ language }))
  // The project may fix the language for all users (PROJECT-CONFIG-2).
  if (!frame?.hasLanguages) return null
  return (
    <form className="language" method="post" action="/language">
      <input type="hidden" name="from" value={pathname + search} />
      <label className="language__label" htmlFor="language">
        <Globe />
        <span className="sr">{text('language.label')}</span>
      </label>
      <select className="input quiet language__names" id="language" name="language" {...list}>
        {locales.map((name) => (
          <option key={name} value={name} lang={tagOf(name)}>
            {languageNames[name]}
          </option>
        ))}
      </select>
      <button className="btn btn--sm unscripted">{text('language.change')}</button>
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
