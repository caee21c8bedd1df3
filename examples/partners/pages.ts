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
}

/** “Who are you?”: the invented people, and a form for a user of one's own. */
export const choicePage = ({ partner, application, action, hidden = {}, problem }: ChoicePage): string => {
  const fields = Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')
  const form = (body: string) => `<form method="post" action="${escaped(action)}">${fields}${body}</form>`
  return page(
    partner,
    `<h1>Sign in to ${escaped(application)} with ${escaped(partner)}</h1>
    ${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
    <h2>One of the invented people</h2>
    ${form(Object.entries(people).map(personButton).join('\n      '))}
    <h2>A user of your own</h2>
    ${form(`
      <label>E-mail <input name="email" type="email" autocomplete="off"></label>
      <label><input type="checkbox" name="proved" value="yes" checked> ${escaped(partner)} says that the address is proved</label>
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
