import type { LoginFlow } from '@collect/contract'
import { screenOf } from '@collect/flow'
import { describe, expect, test } from 'vitest'

import { withSameOriginScripts } from './same-origin-scripts.ts'

const integrity = 'sha512-9Qlvd9zudkdfprW3Tf8FsDI2bVA667UGRVUBcima8+YLHQenHVyPaAiSTLzQ3V6MrW60xS7NpWod+UTdVa6QmQ=='

const project = {
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
} as const

const flowWith = (src: string): LoginFlow => ({
  id: '7f3c',
  type: 'browser',
  state: 'choose_method',
  issued_at: '2026-11-20T12:00:00Z',
  expires_at: '2026-11-20T13:00:00Z',
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
  request_url: 'http://localhost:3000/self-service/login/browser',
  refresh: false,
  requested_aal: 'aal1',
  ui: {
    action: 'http://localhost:3000/self-service/login?flow=7f3c',
    method: 'POST',
    nodes: [
      {
        type: 'script',
        group: 'webauthn',
        attributes: {
          node_type: 'script',
          id: 'webauthn_script',
          src,
          async: true,
          referrerpolicy: 'no-referrer',
          crossorigin: 'anonymous',
          integrity,
          nonce: '0',
          type: 'text/javascript',
        },
        messages: [],
        meta: {},
      },
    ],
  },
})

describe(withSameOriginScripts, () => {
  test.each([
    { src: 'https://slug.projects.oryapis:8080/.well-known/ory/webauthn.js', own: '/.well-known/ory/webauthn.js' },
    { src: 'http://localhost:3000/.well-known/ory/webauthn.js?v=2', own: '/.well-known/ory/webauthn.js?v=2' },
    { src: '/.well-known/ory/webauthn.js', own: '/.well-known/ory/webauthn.js' },
    // The server does not proxy this path, so the page's policy refuses it.
    { src: 'https://elsewhere.example/webauthn.js', own: 'https://elsewhere.example/webauthn.js' },
    { src: 'https://elsewhere.example/x/../.well-known/a.js', own: '/.well-known/a.js' },
  ])('loads the script $src from $own with the same integrity', ({ src, own }) => {
    const screen = withSameOriginScripts(screenOf({ kind: 'login', flow: flowWith(src), project }))
    expect(screen.scripts).toMatchObject([{ src: own, integrity }])
  })
})
