// The two pages of the example application: one for visitors, one for signed-in users.
import type { IDToken, TokenEndpointResponse, UserInfoResponse } from 'openid-client'

export interface Notice {
  readonly kind: 'done' | 'problem'
  readonly text: string
}

interface Shown {
  readonly issuer: URL
  readonly notice: Notice | undefined
}

interface SignedIn extends Shown {
  readonly tokens: TokenEndpointResponse
  readonly claims: IDToken
  readonly userinfo: UserInfoResponse | undefined
}

const scopes = ['profile', 'email', 'address', 'phone', 'offline_access'] as const

export const homePage = ({ issuer, notice }: Shown): string =>
  page(
    notice,
    `<h1>Shelf Planner</h1>
    <p>This application belongs to another company. It knows nothing about you until you sign in.</p>
    <form method="post" action="/sign-in">
      <fieldset><legend>It asks for</legend>
        ${scopes.map((scope) => `<label><input type="checkbox" name="scope" value="${scope}"${scope === 'address' || scope === 'phone' ? '' : ' checked'}> ${scope}</label>`).join('\n        ')}
      </fieldset>
      <label>Prompt <select name="prompt">
        ${['', 'none', 'login', 'consent', 'select_account', 'create'].map((word) => `<option value="${word}">${word || 'as needed'}</option>`).join('')}
      </select></label>
      <button>Sign in with ${text(issuer.host)}</button>
    </form>`,
  )

export const signedInPage = ({ tokens, claims, userinfo, notice }: SignedIn): string =>
  page(
    notice,
    `<h1>Signed in</h1>
    <h2>Granted scopes</h2>
    <p id="scopes">${text(tokens.scope ?? 'as requested')}</p>
    <h2>Claims of the ID token</h2>
    ${table('claims', claims)}
    ${userinfo ? `<h2>Answer of userinfo</h2>${table('userinfo', userinfo)}` : ''}
    <h2>Next</h2>
    <form method="post" action="/userinfo"><button>Call userinfo</button></form>
    ${
      tokens.refresh_token
        ? '<form method="post" action="/refresh"><button>Refresh the tokens</button></form>'
        : '<p>No refresh token: “offline_access” was not granted.</p>'
    }
    <form method="post" action="/sign-out"><button>Sign out here and at the provider</button></form>
    <form method="post" action="/forget"><button>Sign out here only</button></form>`,
  )

const table = (id: string, values: object): string =>
  `<table id="${id}">${Object.entries(values)
    .map(
      ([name, value]) =>
        `<tr><th>${text(name)}</th><td>${text(typeof value === 'string' ? value : JSON.stringify(value))}</td></tr>`,
    )
    .join('')}</table>`

/** Everything that comes from elsewhere is text, never markup. */
const text = (value: string): string => value.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

const page = (notice: Notice | undefined, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Shelf Planner</title>
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
      body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
      label, form { display: block; margin: .5rem 0 }
      button, select { font: inherit; padding: .5rem 1rem; min-height: 44px }
      th { text-align: start; padding-inline-end: 1rem; vertical-align: top }
      [role] { padding: .75rem 1rem; border-inline-start: 4px solid }
    </style>
  </head>
  <body>
    <main>
    ${notice ? `<p role="${notice.kind === 'problem' ? 'alert' : 'status'}">${text(notice.text)}</p>` : ''}
    ${body}
    </main>
  </body>
</html>
`
