import { MessageId, type Group } from '@collect/contract'

/** What the engine has to know of a group of nodes; unset, nothing is special about it. */
export interface GroupFacts {
  /** Of its entry in the list of methods; a group without one stands beside them and is none to choose (FORM-STEP-2). */
  readonly icon?: 'password' | 'passkey' | 'mail' | 'key' | 'device' | 'backup'
  /** The field of its one-time code. */
  readonly code?: string
  /** That field is drawn as cells (docs/contract/nodes.md §11.2). */
  readonly cells?: true
  /** To open it sends a code or opens a dialog, so a user asks for it first (STATE-INITIAL-4). */
  readonly asksFirst?: true
  /**
   * Fields that mean this group without its button: answers of the browser's key dialogs, which a script fills in
   * (docs/contract/nodes.md §10.2), and what the settings change (SUBMIT-SETTINGS-1).
   */
  readonly fields?: RegExp
  /** The button of the settings that takes something away. */
  readonly removes?: string
  /** Its place among the parts of a heading's description. */
  readonly part?: number
  /** Errors of a whole form that are about it. The service does not say which method was posted. */
  readonly errors?: readonly number[]
  /** As a second factor it has a line of its own under the heading. */
  readonly line?: true
}

const keyErrors = [MessageId.webauthnMissing, MessageId.webauthnUnknown, MessageId.webauthnRejected]

/** Every group of the wire, in the order of the methods (METHOD-ORDER-1); a consent stands alone. */
// prettier-ignore
export const groupFacts = {
  oidc: {},
  saml: {},
  identifier_first: {},
  default: {},
  profile: {},
  password: { icon: 'password', errors: [MessageId.invalidCredentials] },
  captcha: {},
  passkey: {
    icon: 'passkey', asksFirst: true, fields: /^passkey_(settings_register|login|register|remove|restore)$/,
    removes: 'passkey_remove', part: 3, errors: keyErrors,
  },
  code: {
    icon: 'mail', asksFirst: true, code: 'code', cells: true, part: 0,
    errors: [MessageId.codeAccountUnknown, MessageId.loginCodeInvalid, MessageId.registrationCodeInvalid],
  },
  webauthn: {
    icon: 'key', fields: /^webauthn_(login|register|remove|restore)$/,
    removes: 'webauthn_remove', part: 4, line: true, errors: keyErrors,
  },
  link: { icon: 'mail' },
  totp: {
    icon: 'device', code: 'totp_code', cells: true, fields: /^totp_unlink$/,
    removes: 'totp_unlink', part: 1, line: true,
    errors: [MessageId.totpInvalid, MessageId.totpMissing],
  },
  lookup_secret: {
    icon: 'backup', code: 'lookup_secret',
    fields: /^lookup_secret_/, removes: 'lookup_secret_disable', part: 2, line: true,
    errors: [MessageId.lookupUsed, MessageId.lookupMissing, MessageId.lookupInvalid],
  },
  deviceauthn: { icon: 'device', removes: 'deviceauthn_remove' },
  oauth2_consent: {},
} as const satisfies Record<Group, GroupFacts>

/** Groups of which one of these facts holds. */
export type GroupsWith<Fact extends keyof GroupFacts> = {
  [One in Group]: (typeof groupFacts)[One] extends Readonly<Record<Fact, unknown>> ? One : never
}[Group]

type Row = readonly [group: Group, facts: GroupFacts]

/** All rows, in their order. */
export const rows = (): readonly Row[] => Object.entries(groupFacts) as unknown as readonly Row[] // the table's own keys

/** Whether a word from outside names a group. */
export const isGroup = (word: string): word is Group => Object.hasOwn(groupFacts, word)

/** A group that no row names is a method about which nothing is special. */
export const factsOf = (group: Group): GroupFacts =>
  (groupFacts as Partial<Record<Group, GroupFacts>>)[group] ?? { icon: 'key' }

/** Adds a row for a method that the product's own wire does not have. The answer takes it away again. */
export function addGroup(name: string, facts: GroupFacts): () => void {
  const table: Record<string, GroupFacts> = groupFacts
  table[name] = facts
  return () => {
    delete table[name]
  }
}

/** The first group of which something holds. */
export const groupWhere = (holds: (facts: GroupFacts) => boolean | undefined): Group | undefined =>
  rows().find(([, facts]) => holds(facts))?.[0]
