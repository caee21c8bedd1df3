import * as MessageId from './message-id.ts'

/** Not drawn in the list of messages: the card's heading says them (MESSAGE-HIDDEN-1). */
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
