import { useText } from '@collect/messages/react'

import { useSettled } from '../frame/language/use-settled.ts'
import { themeChoices, useThemeChoice } from './use-theme-choice.ts'

/** The colour scheme: the system's or a fixed one. With a script a choice is enough; without one the button sends it. */
export function ThemeSwitch() {
  const { text } = useText()
  const { chosen, choose, from } = useThemeChoice()
  const list = useSettled(chosen, choose)
  return (
    <form className="theme" method="post" action="/theme">
      <input type="hidden" name="from" value={from} />
      <label className="sm muted" htmlFor="theme">
        {text('theme.label')}
      </label>
      <select className="input quiet" id="theme" name="theme" {...list}>
        {themeChoices.map((name) => (
          <option key={name} value={name}>
            {text(`theme.${name}`)}
          </option>
        ))}
      </select>
      <button className="btn btn--sm unscripted">{text('language.change')}</button>
    </form>
  )
}
