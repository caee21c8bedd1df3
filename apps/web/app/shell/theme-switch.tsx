import { useText } from '@collect/messages/react'

import { themeChoices, useThemeChoice } from './use-theme-choice.ts'

/** The colour scheme: the system's or a fixed one. With a script a choice is enough; without one the button sends it. */
export function ThemeSwitch() {
  const { text } = useText()
  const { chosen, choose, from } = useThemeChoice()
  return (
    <form className="theme" method="post" action="/theme">
      <input type="hidden" name="from" value={from} />
      <label className="sm muted" htmlFor="theme">
        {text('theme.label')}
      </label>
      <select
        className="input quiet"
        id="theme"
        name="theme"
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      >
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
