export { offerAutofill } from './autofill.ts'
export { runCeremony } from './run-ceremony.ts'
export { watchReady } from './watch-ready.ts'
