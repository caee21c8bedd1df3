import { useText } from '@collect/messages/react'
import { Form, useLocation } from 'react-router'

import { useFrame } from '../frame/use-frame.ts'

const choices = ['system', 'light', 'dark'] as const

/** The colour scheme: the system's or a fixed one. A form, so it works without a script. */
export function ThemeSwitch() {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const chosen = useFrame()?.theme ?? 'system'
  return (
    <Form className="theme" method="post" action="/theme" replace preventScrollReset>
      <input type="hidden" name="from" value={pathname + search} />
      <span className="sm muted" id="theme-label">
        {text('theme.label')}
      </span>
      <span className="theme__choices" role="group" aria-labelledby="theme-label">
        {choices.map((choice) => (
          <button key={choice} className="tab" name="theme" value={choice} aria-pressed={choice === chosen}>
            {text(`theme.${choice}`)}
          </button>
        ))}
      </span>
    </Form>
  )
}
