// The pages of a partner. They work without a script.
import { people, type Person } from './people.ts'
import type { Trouble } from './trouble.ts'

interface ChoicePage {
  /** The partner's name. */
  readonly partner: string
  /** The application that asks, as the partner knows it. */
  readonly application: string
  /** Where the forms are posted to. */
  readonly action: string
  /** Fields that go with the forms. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly problem?: string
  /** The partner says of an address whether it is proved. */
  readonly tellsProof?: boolean
}

/** “Who are you?”: the invented people, and a form for a user of one's own. */
export const choicePage = ({
  partner,
  application,
  action,
  hidden = {},
  problem,
  tellsProof = true,
}: ChoicePage): string => {
  const form = (body: string) => `<form method="post" action="${escaped(action)}">${hiddenFields(hidden)}${body}</form>`
  return page(
    partner,
    `<h1>Sign in to ${escaped(application)} with ${escaped(partner)}</h1>
    ${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
    <h2>One of the invented people</h2>
    ${form(Object.entries(people).map(personButton).join('\n      '))}
    <h2>A user of your own</h2>
    ${form(`
      <label>E-mail <input name="email" type="email" autocomplete="off"></label>
      ${tellsProof ? `<label><input type="checkbox" name="proved" value="yes" checked> ${escaped(partner)} says that the address is proved</label>` : ''}
      <label>Name <input name="name" autocomplete="off"></label>
      <label>Subject <input name="subject" autocomplete="off" aria-describedby="about-subject"></label>
      <p id="about-subject">What names the user here. Left empty, it is made of the e-mail.</p>
      <label><input type="checkbox" name="second_factor" value="yes"> The user signed in with a second factor</label>
      <button>Sign in</button>`)}
    <h2>Or not</h2>
    ${form('<button name="deny" value="yes">Refuse</button>')}`,
  )
}

const personButton = ([key, { name, email, isProved }]: [string, Person]): string =>
  `<button name="person" value="${key}">${escaped(name)}, ${
    email === undefined ? 'without an e-mail' : escaped(email) + (isProved ? '' : ' (not proved)')
  }</button>`

/** The page that says what goes wrong here, and changes it. */
export const troublePage = (partner: string, { kinds, calls, current }: Trouble, problem?: string): string =>
  page(
    partner,
    `<h1>Trouble at ${escaped(partner)}</h1>
    ${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
    <p role="status">${
      current
        ? `Now: <strong>${current.name}</strong>${current.at === undefined ? '' : ` at ${escaped(current.at)}`}. ${escaped(kinds[current.name] ?? '')}`
        : 'Everything works.'
    }</p>
    <form method="post" action="/trouble">
      <fieldset><legend>What goes wrong</legend>
        ${choice('trouble', 'none', '<strong>none</strong>: everything works.', !current)}
        ${Object.entries(kinds)
          .map(([name, words]) =>
            choice('trouble', name, `<strong>${name}</strong>: ${escaped(words)}`, current?.name === name),
          )
          .join('\n        ')}
      </fieldset>
      <label>Troubles of the network concern <select name="at">
        <option value="">every call</option>
        ${calls.map((call) => `<option${current?.at === call ? ' selected' : ''}>${escaped(call)}</option>`).join('')}
      </select></label>
      <button>Set</button>
    </form>`,
  )

const choice = (name: string, value: string, words: string, isChosen: boolean): string =>
  `<label><input type="radio" name="${name}" value="${value}"${isChosen ? ' checked' : ''}> ${words}</label>`

/** A page with a heading and a text. */
export const plainPage = (partner: string, heading: string, text: string): string =>
  page(partner, `<h1>${escaped(heading)}</h1>\n    <p>${escaped(text)}</p>`)

/** The way back by POST: the page sends itself with a script, and has a button without one. */
export const postPage = (partner: string, action: string, fields: Readonly<Record<string, string>>): string =>
  page(
    partner,
    `<h1>Back to the app</h1>
    <form method="post" action="${escaped(action)}">
      ${hiddenFields(fields)}
      <button>Continue</button>
    </form>
    <script>document.forms[0].submit()</script>`,
  )

/** The first page of a SAML partner: its metadata, and a sign-in that begins here. */
export const samlHomePage = (partner: string, origin: string): string =>
  page(
    partner,
    `<h1>${escaped(partner)}</h1>
    <p>The metadata is at <a href="/metadata">${escaped(origin)}/metadata</a>.</p>
    <h2>Begin a sign-in here</h2>
    <p>Apps refuse it, unless they ask for it themselves. This is how to see what an app says then.</p>
    <form action="/begin">
      <label>Entity id of the app, which is the address of its metadata
        <input name="app" required value="http://localhost:3000/self-service/methods/saml/metadata/saml"></label>
      <button>Choose a user</button>
    </form>`,
  )

const hiddenFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')

/** Everything that comes from elsewhere is text, never markup. */
const escaped = (value: string): string => value.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

const page = (partner: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${escaped(partner)}</title>
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
      body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
      header { border: 2px dashed; padding: .5rem 1rem }
      label, form { display: block; margin: .5rem 0 }
      input:not([type]), input[type=email] { display: block; width: 100%; box-sizing: border-box }
      button, select, input:not([type]), input[type=email] { font: inherit; padding: .5rem 1rem; min-height: 44px }
      button { display: block; margin: .5rem 0 }
      [role] { padding: .75rem 1rem; border-inline-start: 4px solid }
    </style>
  </head>
  <body>
    <header>This is a partner for trying. It runs on this machine only, asks for no password, and believes every word.</header>
    <main>
    ${body}
    </main>
  </body>
</html>
`
