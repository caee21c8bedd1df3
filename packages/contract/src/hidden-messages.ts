import * as MessageId from './message-id.ts'

/** Messages that the list leaves out, because the card's heading says the same (MESSAGE-HIDDEN-1). */
export const hiddenMessageIds: ReadonlySet<number> = new Set([
  MessageId.registrationChooseCredential,
  MessageId.recoveryCodeSent,
  MessageId.verificationCodeSent,
  MessageId.loginSecondFactor,
  MessageId.loginCodeSent,
  MessageId.registrationCodeSent,
  MessageId.accountLinking,
  MessageId.loginRefresh,
])
