import { MessageId, type Group } from '@collect/contract'

/** What the settings have to know of a group, beside `form/group-facts.ts`. */
interface SectionFacts {
  /** Its place among the sections (METHOD-ORDER-3). */
  readonly place: number
  /** Its section says more. */
  readonly info?: true
  /** This node says that it is set up; what its section says depends on it. */
  readonly linked?: string
  /** What its row offers before anything is there; `change` if unset. */
  readonly act?: 'add' | 'edit' | 'manage' | 'set-up'
  /** Its part of the index; `account` if unset. */
  readonly part?: 'sign-in' | 'two-step'
  /** The button that makes new ones, in place of those that are there. */
  readonly replaces?: string
  /** It is the one job after a recovery. */
  readonly afterRecovery?: true
  /** Its own words, `settings.{group}.{caption}`, in place of a general label of the service. */
  readonly captions?: Readonly<Record<number, string>>
  /** A node beside which these words hold; any if unset. */
  readonly captionsBeside?: string
}

// prettier-ignore
const sectionFacts = {
  default: { place: 0, act: 'edit' },
  profile: { place: 1, act: 'edit' },
  password: { place: 2, part: 'sign-in', afterRecovery: true, captions: { [MessageId.labelPassword]: 'new', [MessageId.labelSave]: 'save' } },
  oidc: { place: 3, part: 'sign-in', info: true, act: 'manage' },
  code: { place: 4, part: 'sign-in' },
  lookup_secret: { place: 5, part: 'two-step', info: true, act: 'set-up', replaces: 'lookup_secret_regenerate', captions: { [MessageId.settingsLookupRegenerate]: 'replace' }, captionsBeside: 'lookup_secret_disable' },
  passkey: { place: 6, part: 'sign-in', info: true, act: 'add' },
  webauthn: { place: 7, part: 'two-step', info: true, act: 'add' },
  totp: { place: 8, part: 'two-step', linked: 'totp_unlink', act: 'set-up', captions: { [MessageId.labelSave]: 'turn-on' } },
  saml: { place: 9, part: 'sign-in', act: 'manage' },
  deviceauthn: { place: 10, info: true, act: 'manage' },
  identifier_first: { place: 11 },
  link: { place: 12 },
  captcha: { place: 13 },
  oauth2_consent: { place: 13 },
} as const satisfies Record<Group, SectionFacts>

/** Groups of which one of these facts holds. */
export type SectionsWith<Fact extends keyof SectionFacts> = {
  [One in Group]: (typeof sectionFacts)[One] extends Readonly<Record<Fact, unknown>> ? One : never
}[Group]

/** A group that no row names stands behind the others. */
export const sectionFactsOf = (group: Group): SectionFacts =>
  (sectionFacts as Partial<Record<Group, SectionFacts>>)[group] ?? { place: 13 }

/** Groups of the settings, one section each. */
export const inSectionOrder = (groups: Iterable<Group>): readonly Group[] =>
  [...new Set(groups)].toSorted((one, other) => sectionFactsOf(one).place - sectionFactsOf(other).place)
