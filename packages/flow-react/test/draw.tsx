import type { ProjectConfiguration } from '@collect/contract'
import { screenOf, type ScreenSource } from '@collect/flow'
import { createFormatter } from '@collect/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { ConsentScreen, FlowScreen, SettingsForm } from '@collect/flow-react'
import { read, type Tag } from './markup.ts'

export const project: ProjectConfiguration = {
  name: 'Collect Everything',
  registration_enabled: true,
  verification_enabled: true,
  recovery_enabled: true,
  login_ui_url: '/login',
  registration_ui_url: '/registration',
  recovery_ui_url: '/recovery',
  verification_ui_url: '/verification',
  settings_ui_url: '/settings',
  error_ui_url: '/error',
  default_redirect_url: '/',
  default_locale: 'en',
  locale_behavior: 'browser',
}

export const formatter = createFormatter('en', { now: () => Date.parse('2026-11-20T12:00:00Z') })

/** The server's markup for a flow, before any script runs. */
export function draw(source: ScreenSource): Tag {
  const screen = screenOf(source)
  const props = {
    formatter,
    pressed: undefined,
    turn: 0,
    submit: undefined,
    choose: undefined,
    brands: '/brands.svg',
    nonce: 'a-nonce',
  }
  if (screen.state === 'settings') return read(renderToStaticMarkup(<SettingsForm {...props} screen={screen} />))
  if (screen.state === 'consent') return read(renderToStaticMarkup(<ConsentScreen {...props} screen={screen} />))
  return read(renderToStaticMarkup(<FlowScreen {...props} screen={screen} />))
}
