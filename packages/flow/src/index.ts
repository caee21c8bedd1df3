export { consentFlowOf, type ConsentFlow, type ConsentSource } from './consent-flow.ts'
export { problemOf, type Problem } from './form/check.ts'
export { stateOf, type FormState, type ScreenFlow, type ScreenFlows } from './form/form-state.ts'
export { payloadOf, type FormEntries, type Payload, type Pressed } from './form/payload.ts'
export { initialValuesOf, type FormValue, type FormValues } from './form/values.ts'
export { createFlowMachine, type FlowMachine, type FlowMachineOptions, type FlowSnapshot } from './live/flow-machine.ts'
export { createSessionWatch, type SessionError, type SessionSnapshot, type SessionWatch } from './live/session-watch.ts'
export type { Subscribable } from './live/subscribable.ts'
export type * from './screen/field.ts'
export { screenOf } from './screen/screen-of.ts'
export type * from './screen/screen.ts'
export type { ScreenSource, SourceOf } from './screen/source.ts'
export type { ScreenKey } from './screen/screen-key.ts'
export { wordsIn, type Speaker, type Words } from './screen/words.ts'
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
export { createTransport, type Fetch, type Transport } from './wire/transport.ts'
