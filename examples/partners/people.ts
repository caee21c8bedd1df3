// The people of the partners: all of them are invented.
import { createHash } from 'node:crypto'

/** A user of a partner, as the partner tells of them. */
export interface Person {
  /** What names the user at the partner: digits, so that each partner can have the same people. */
  readonly subject: string
  readonly name: string
  /** Unset, the partner knows no address of the user. */
  readonly email?: string
  /** The partner says that the address is the user's. */
  readonly isProved: boolean
  /** The user signed in at the partner with a second factor. */
  readonly hasSecondFactor: boolean
}

const invented = (subject: string, name: string, email: string | undefined, isProved: boolean): Person => ({
  subject,
  name,
  ...(email !== undefined && { email }),
  isProved,
  hasSecondFactor: false,
})

/** The list of every partner's page, by the value of the button. */
export const people: Readonly<Record<string, Person>> = {
  mira: invented('1001', 'Mira Sandoval', 'mira@partner.example', true),
  jonas: invented('1002', 'Jonas Petrik', 'jonas@partner.example', true),
  tove: invented('1003', 'Tove Lindqvist', 'tove@partner.example', false),
  noor: invented('1004', 'Noor Haddad', undefined, false),
  ada: invented('1005', 'Ada Holm', 'ada@acme.example', true),
}

/** What a visitor or a test says on the page of a partner. */
export interface Choice {
  /** A key of `people`. */
  readonly person?: string
  /** A user of one's own; `proved` and `second_factor` are check boxes. */
  readonly subject?: string
  readonly name?: string
  readonly email?: string
  readonly proved?: 'yes'
  readonly second_factor?: 'yes'
  /** The user refuses. */
  readonly deny?: 'yes'
}

/** The user whom the form of the page names; undefined when it names none. */
export function chosenPerson(form: URLSearchParams): Person | undefined {
  const listed = form.get('person')
  if (listed) return Object.hasOwn(people, listed) ? people[listed] : undefined
  const email = form.get('email')?.trim()
  const subject = form.get('subject')?.trim() || (email && digits(email))
  if (!subject) return undefined
  return {
    subject,
    name: form.get('name')?.trim() ?? '',
    ...(email && { email }),
    isProved: form.get('proved') === 'yes',
    hasSecondFactor: form.get('second_factor') === 'yes',
  }
}

/** A number made of a text, always the same one: who types the same address again is the same user. */
export const digits = (text: string): string =>
  String(Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 10), 16))
