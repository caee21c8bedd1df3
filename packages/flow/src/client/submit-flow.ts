import type { FlowByKind, FlowKind, LoginSuccess, RegistrationSuccess, UiContainer } from '@collect/contract'
import { answerIn } from './answer-in.ts'
import type { Call, Client } from './client.ts'
import { requireFields } from './required.ts'
import { checkMethod, type SubmitBody } from './submit-body.ts'

/** The answer to an accepted submit. A next step may also be an error response with the flow as its body. */
export interface SubmitResult {
  readonly login: LoginSuccess
  readonly registration: RegistrationSuccess
  readonly recovery: FlowByKind['recovery']
  readonly verification: FlowByKind['verification']
  readonly settings: FlowByKind['settings']
}

export type Submission<Kind extends FlowKind> = {
  /** Id of the flow. */
  readonly flow: string
  readonly body: SubmitBody<Kind>
  // Links of recovery and verification have a token.
} & (Kind extends 'recovery' | 'verification' ? { readonly token?: string } : object)

/** `POST /self-service/{kind}?flow=` */
export async function submitFlow<Kind extends FlowKind>(
  client: Client,
  kind: Kind,
  submission: Submission<Kind>,
): Promise<SubmitResult[Kind]> {
  const { flow, body, token }: { flow: string; body: SubmitBody<Kind>; token?: string } = submission
  requireFields('submitFlow', { flow, body }, ['flow', 'body'])
  checkMethod(kind, body)
  return answerIn(await client.send({ method: 'POST', path: `/self-service/${kind}`, query: { flow, token }, body }))
}

/**
 * Posts the decision of a consent to the flow's address. Then the browser opens `redirect_to` (SUBMIT-CONSENT-1).
 */
export async function submitConsent(
  client: Client,
  { action, body }: { readonly action: string; readonly body: object },
): Promise<{ readonly redirect_to?: string }> {
  requireFields('submitConsent', { action, body }, ['action', 'body'])
  return answerIn(await client.send({ method: 'POST', path: action, body }))
}

/** Submits any other form: the values of its nodes, with the address and HTTP method of the flow (SUBMIT-OTHER-1). */
export async function submitForm(
  client: Client,
  { action, method }: Pick<UiContainer, 'action' | 'method'>,
  values: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const call: Call =
    method.toUpperCase() === 'GET'
      ? { path: action, query: plain(values) }
      : { path: action, method: 'POST', body: values }
  return client.send(call)
}

/** A query has text values only. */
const plain = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number | boolean] => typeof entry[1] !== 'object',
    ),
  )
