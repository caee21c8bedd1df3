export {
  cancelAddressChange,
  cancelDeletion,
  continueVerification,
  countPasskeys,
  fetchAccount,
  fetchAccountData,
  fetchDeletion,
  fetchEventReport,
  reportEvent,
  requestDeletion,
  renameKey,
  resendAddressCode,
} from './client/account.ts'
export { CallError, RequiredError, ResponseError, TransportError } from './client/call-error.ts'
export { createClient, placeholderUrl, type Client, type ClientOptions, type Interceptor } from './client/client.ts'
export { fetchFedCmParameters, submitFedCmToken, type FedCmParameters, type FedCmToken } from './client/fed-cm.ts'
export { fetchError, fetchFlow } from './client/fetch-flow.ts'
export { finishLogout, logoutNative, startLogout } from './client/logout.ts'
export { answerTo, outcomeOfCall } from './client/outcome-of-call.ts'
export {
  endOtherSessions,
  endSession,
  exchangeToken,
  listSessions,
  whoami,
  type ExchangedToken,
  type PageParameters,
} from './client/sessions.ts'
export {
  browserStartUrl,
  startBrowserFlow,
  startNativeFlow,
  type NativeStartParameters,
  type StartParameters,
} from './client/start-flow.ts'
export type { SubmitBody } from './client/submit-body.ts'
export { submitConsent, submitFlow, submitForm, type Submission, type SubmitResult } from './client/submit-flow.ts'
export { webauthnScriptUrl } from './client/webauthn-script.ts'
export { consentFlowOf, type ConsentFlow, type ConsentSource } from './consent-flow.ts'
export { problemOf, type Problem } from './form/check.ts'
export { stateOf, type FormState, type ScreenFlow, type ScreenFlows } from './form/form-state.ts'
export { addGroup, factsOf, type GroupFacts } from './form/group-facts.ts'
export { isRecovered } from './screen/parts/section-state.ts'
export { isCodeFilledIn, isLinkOpened } from './form/opened-link.ts'
export { isUsedUp } from './form/used-up.ts'
export { payloadOf, type Payload, type Pressed } from './form/payload.ts'
export { isSecretField, typedIn } from './form/typed-in.ts'
export { initialValuesOf, type FormEntries, type FormValue, type FormValues } from './form/values.ts'
export { createFlowMachine, type FlowMachine, type FlowMachineOptions, type FlowSnapshot } from './live/flow-machine.ts'
export { createSessionWatch, type SessionError, type SessionSnapshot, type SessionWatch } from './live/session-watch.ts'
export type { Subscribable } from './live/subscribable.ts'
export { projectDefaults, projectOf } from './project.ts'
export type * from './screen/model/field.ts'
export { identifierNames } from './screen/form/identifier.ts'
export { cardScreenOf } from './screen/card-screen.ts'
export { accountNameOf } from './screen/parts/heading.ts'
export { consentScreenOf } from './screen/consent-screen.ts'
export { screenOf } from './screen/screen-of.ts'
export { settingsScreenOf } from './screen/settings-screen.ts'
export type * from './screen/model/screen.ts'
export type { ScreenSource, SourceOf } from './screen/model/source.ts'
export type { ScreenKey } from './screen/model/screen-key.ts'
export { wordsIn, type Speaker, type Words } from './screen/model/words.ts'
export type { Answer } from './wire/answer.ts'
export {
  chooseAddressOf,
  fetchAddressOf,
  pageAddressOf,
  restartAddressOf,
  startAddressOf,
  withFlow,
} from './wire/flow-address.ts'
export { failureKeyOf, type FailureReason, type Outcome } from './wire/outcome.ts'
export { outcomeOf, type Asked } from './wire/outcome-of.ts'
export { createTransport, type FetchFunction, type Transport } from './wire/transport.ts'
export { unreachable } from './unreachable.ts'
