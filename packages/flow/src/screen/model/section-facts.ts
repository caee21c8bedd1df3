import type { Group } from '@collect/contract'

/** What the settings have to know of a group, beside `form/group-facts.ts`. */
interface SectionFacts {
  /** Its place among the sections (METHOD-ORDER-3). */
  readonly place: number
  /** Its section says more. */
  readonly info?: true
  /** This node says that it is set up; what its section says depends on it. */
  readonly linked?: string
}

// prettier-ignore
const sectionFacts = {
  default: { place: 0 },
  profile: { place: 1 },
  password: { place: 2 },
  oidc: { place: 3, info: true },
  code: { place: 4 },
  lookup_secret: { place: 5, info: true },
  passkey: { place: 6, info: true },
  webauthn: { place: 7, info: true },
  totp: { place: 8, linked: 'totp_unlink' },
  saml: { place: 9 },
  deviceauthn: { place: 10, info: true },
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
