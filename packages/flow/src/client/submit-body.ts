import type { FlowKind, Group } from '@collect/contract'

/** The kinds of flow in which a submit can name a method (CALL-SUBMIT-2). */
const kindsOf = {
  default: [],
  identifier_first: ['login'],
  profile: ['registration', 'settings'],
  password: ['login', 'registration', 'settings'],
  captcha: [],
  oidc: ['login', 'registration', 'settings'],
  saml: ['login', 'registration', 'settings'],
  code: ['login', 'registration', 'recovery', 'verification'],
  link: ['recovery', 'verification'],
  totp: ['login', 'settings'],
  lookup_secret: ['login', 'settings'],
  passkey: ['login', 'registration', 'settings'],
  webauthn: ['login', 'registration', 'settings'],
  deviceauthn: [],
  oauth2_consent: [],
} as const satisfies Readonly<Record<Group, readonly FlowKind[]>>

type MethodIn<Kind extends FlowKind> = {
  [One in Group]: (typeof kindsOf)[One][number] & Kind extends never ? never : One
}[Group]

/** Methods that a submit of a kind can name, by the alphabet. */
export const methodsIn = (kind: FlowKind): readonly string[] =>
  Object.entries<readonly FlowKind[]>(kindsOf)
    .flatMap(([method, kinds]) => (kinds.includes(kind) ? [method] : []))
    .toSorted()

/** The JSON body of a submit by method: common fields and those of the method. */
export interface SubmitBody<Kind extends FlowKind = FlowKind> {
  readonly method: MethodIn<Kind>
  readonly csrf_token?: string
  readonly transient_payload?: Readonly<Record<string, unknown>>
  readonly traits?: Readonly<Record<string, unknown>>
  readonly identifier?: string
  readonly password?: string
  readonly code?: string
  readonly email?: string
  readonly provider?: string
  readonly resend?: string
  readonly totp_code?: string
  readonly [field: string]: unknown
}

/** @throws Error for a method that the kind lacks (ERROR-UNKNOWN-1). */
export function checkMethod(kind: FlowKind, { method }: { readonly method: string }): void {
  const known = methodsIn(kind)
  if (known.includes(method)) return
  throw new Error(`No variant of the body of ${kind} exists with method=${method}; there are ${known.join(', ')}`)
}
