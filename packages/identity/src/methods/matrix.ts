import type { FlowKind } from '@collect/contract'
import type { Cell } from './cell.ts'
import { codeRecovery } from './code/recovery.ts'
import { codeVerification } from './code/verification.ts'
import { passwordLogin } from './password/login.ts'
import { passwordRegistration } from './password/registration.ts'
import { passwordSettings } from './password/settings.ts'
import { profileSettings } from './profile/settings.ts'

export const methodNames = ['profile', 'password', 'code'] as const
export type MethodName = (typeof methodNames)[number]

/** Every method in every kind of flow where it exists. */
// prettier-ignore
export const matrix: Readonly<Record<MethodName, Partial<Record<FlowKind, Cell>>>> = {
  profile:  {                                                            settings: profileSettings },
  password: { login: passwordLogin, registration: passwordRegistration,  settings: passwordSettings },
  code:     { recovery: codeRecovery, verification: codeVerification },
}

export const cellOf = (kind: FlowKind, method: MethodName): Cell | undefined => matrix[method][kind]

export const isMethodName = (word: unknown): word is MethodName => methodNames.some((name) => name === word)
