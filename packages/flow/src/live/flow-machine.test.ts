import type { LoginFlow, SettingsFlow } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { loginFlow, recoveryFlow, settingsFlow } from '../../test/flow-of.ts'
import { project } from '../../test/project.ts'
import { backup, nodes, password, totp } from '../../test/short-nodes.ts'
import { createTransport } from '../wire/transport.ts'
import { createFlowMachine } from './flow-machine.ts'

const signIn = { name: 'method', value: 'password' }

/** A machine whose service gives these answers in order. */
function machineOf(
  answers: readonly (() => Response | Promise<Response>)[],
  flow: LoginFlow | SettingsFlow = loginFlow({ nodes: nodes('default/identifier:text=*#1070002', password) }),
  kind: 'login' | 'settings' = 'login',
) {
  const left: string[] = []
  const sent: unknown[] = []
  const reported: string[] = []
  let turn = 0
  const transport = createTransport(async (_address, init) => {
    sent.push(JSON.parse(String(init.body)))
    return (answers[turn++] ?? (() => Response.error()))()
  })
  const machine = createFlowMachine({
    kind,
    flow,
    project,
    transport,
    page: () => `https://app.test/${kind}?flow=f1`,
    leave: (url) => left.push(url),
    report: (details) => reported.push(details),
  })
  return { machine, left, sent, reported }
}

const entries = [
  ['csrf_token', 'v'],
  ['identifier', 'ada'],
  ['password', 'secret'],
] as const

describe(createFlowMachine, () => {
  test('ERROR-STATUS-3: after a refused password, shows the flow and keeps typed texts but no secrets', async () => {
    const refused = loginFlow({ messages: [4000006], nodes: nodes('default/identifier:text=ada*#1070002', password) })
    const { machine, sent } = machineOf([() => Response.json(refused, { status: 400 })])
    expect(await machine.submit(entries, signIn)).toMatchObject({ outcome: 'show' })
    expect(machine.getSnapshot()).toMatchObject({
      flow: refused,
      busy: undefined,
      typed: { csrf_token: 'v', identifier: 'ada' },
      turn: 1,
    })
    expect(machine.getSnapshot().typed).not.toHaveProperty('password')
    expect(sent).toEqual([{ csrf_token: 'v', identifier: 'ada', password: 'secret', method: 'password' }])
  })

  test('docs/contract/http.md §5.2: goes to the sign-in without a second post: the service keeps the first one', async () => {
    const url = 'https://app.test/self-service/login/browser?refresh=true'
    const refused = () =>
      Response.json({ error: { id: 'session_refresh_required' }, redirect_browser_to: url }, { status: 403 })
    const { machine, left, sent } = machineOf([refused], settingsFlow({ nodes: nodes(password) }), 'settings')
    await machine.submit(entries, signIn)
    expect([sent.length, left]).toEqual([1, [url]])
    expect(machine.getSnapshot().busy).toEqual(signIn)
  })

  test('ERROR-ID-1: navigates to another address', async () => {
    const answer = { error: { id: 'browser_location_change_required' }, redirect_browser_to: 'https://idp.test/' }
    const { machine, left } = machineOf([() => Response.json(answer, { status: 422 })])
    await machine.submit(entries, signIn)
    expect(left).toEqual(['https://idp.test/'])
  })

  test('ERROR-ID-3: an unverified address opens the verification', async () => {
    const answer = { error: { id: 'session_verified_address_required' } }
    const { machine, left } = machineOf([() => Response.json(answer, { status: 403 })])
    await machine.submit(entries, signIn)
    expect(left).toEqual(['/self-service/verification/browser'])
    expect(machine.getSnapshot().busy).toEqual(signIn)
  })

  test('SUBMIT-STATE-2, submit button: busy during the request and while the page navigates; ignores a second press', async () => {
    let answer: (response: Response) => void = () => {}
    const { machine, left, sent } = machineOf([() => new Promise((resolve) => (answer = resolve))])
    const first = machine.submit(entries, signIn)
    expect(machine.getSnapshot().busy).toEqual(signIn)
    expect(await machine.submit(entries, signIn)).toBeUndefined()
    answer(
      Response.json({
        session: {},
        continue_with: [{ action: 'redirect_browser_to', redirect_browser_to: 'https://app.test/' }],
      }),
    )
    await first
    expect(left).toEqual(['https://app.test/'])
    expect(sent).toHaveLength(1)
    expect(machine.getSnapshot().busy).toEqual(signIn)
    machine.wake()
    expect(machine.getSnapshot().busy).toBeUndefined()
  })

  test('the answer to the account chooser is shown, or followed; a failure changes nothing', () => {
    const refused = loginFlow({ messages: [4000006], nodes: nodes('default/identifier:text=ada*#1070002', password) })
    const { machine, left, reported } = machineOf([])
    const json = (status: number, body: unknown) => machine.take({ answer: 'json', status, body })
    const before = machine.getSnapshot()
    json(403, { error: { id: 'security_csrf_violation' } })
    json(400, { error: { reason: 'The nonce is unknown.' } })
    machine.take({ answer: 'failed', reason: 'unreachable' })
    expect([machine.getSnapshot(), left, reported]).toEqual([before, [], []])
    json(400, refused)
    expect(machine.getSnapshot()).toMatchObject({ flow: refused, busy: undefined })
    json(200, { continue_with: [{ action: 'redirect_browser_to', redirect_browser_to: 'https://app.test/' }] })
    expect(left).toEqual(['https://app.test/'])
  })

  test('ERROR-TRANSPORT-2: reports a lost connection, and the form can be sent again', async () => {
    const { machine, reported } = machineOf([() => Promise.reject(new TypeError('offline'))])
    await machine.submit(entries, signIn)
    expect(machine.getSnapshot()).toMatchObject({ failure: { reason: 'unreachable' }, busy: undefined })
    // Details go to the console (ERROR-TRANSPORT-3).
    expect(reported).toEqual(['login: unreachable: TypeError: offline'])
  })

  test('ERROR-TRANSPORT-3: reports nothing for a failure without details', async () => {
    const { machine, reported } = machineOf([() => Response.json({ error: {} }, { status: 500 })])
    await machine.submit(entries, signIn)
    expect([machine.getSnapshot().failure?.reason, reported]).toEqual(['unknown-status', []])
  })

  test.each([
    {
      says: 'puts a known flow into the address',
      body: { error: { id: 'self_service_flow_expired' }, use_flow_id: 'f2' },
      url: 'https://app.test/login?flow=f2',
    },
    {
      says: 'starts a new flow with the same parameters',
      body: { error: { id: 'security_csrf_violation' } },
      url: '/self-service/login/browser',
    },
  ])('FLOW-PAGE-5 and ERROR-STATUS-1, restart: $says', async ({ body, url }) => {
    const { machine, left } = machineOf([() => Response.json(body, { status: 410 })])
    await machine.submit(entries, signIn)
    expect(left).toEqual([url])
  })

  test('a closed machine ignores answers', async () => {
    let answer: (response: Response) => void = () => {}
    const { machine, left } = machineOf([() => new Promise((resolve) => (answer = resolve))])
    const running = machine.submit(entries, signIn)
    machine.close()
    answer(Response.json({ session: {} }))
    expect(await running).toBeUndefined()
    expect(left).toEqual([])
  })

  test('STATE-CHANGE-1, transitions: keeps the chosen method after a wrong code until the user opens the list', async () => {
    const chooser = (messages: number[] = []) =>
      loginFlow({ requested_aal: 'aal2', messages, nodes: nodes(totp, backup) })
    const { machine } = machineOf([() => Response.json(chooser([4000008]), { status: 400 })], chooser())
    expect(machine.getSnapshot().formState).toEqual({ state: 'select_method' })
    machine.choose('totp')
    await machine.submit([['totp_code', '000000']], { name: 'method', value: 'totp' })
    expect(machine.getSnapshot().formState).toEqual({ state: 'method_active', method: 'totp' })
    machine.choose(undefined)
    expect(machine.getSnapshot().formState).toEqual({ state: 'select_method' })
  })

  test('STATE-CHANGE-3, transitions: clear_active_method shows the list, also if the service opened a method', async () => {
    const wrong = 'password/password:password*#1070001‼4000002'
    const flow = loginFlow({ nodes: nodes(wrong, 'code/method:submit=code#1010015') })
    const { machine } = machineOf([], flow)
    expect(machine.getSnapshot().formState).toEqual({ state: 'method_active', method: 'password' })
    machine.choose(undefined)
    expect(machine.getSnapshot().formState).toEqual({ state: 'select_method' })
  })

  test('STATE-CHANGE-1, transitions: an older choice does not hide messages of another method', async () => {
    const chooser = loginFlow({ requested_aal: 'aal2', nodes: nodes(totp, backup) })
    const wrong = 'lookup_secret/lookup_secret:text*#1010007‼4000016'
    const refused = loginFlow({ requested_aal: 'aal2', nodes: nodes(totp, wrong) })
    const { machine } = machineOf([() => Response.json(refused, { status: 400 })], chooser)
    machine.choose('totp')
    await machine.submit([['lookup_secret', '1']], { name: 'method', value: 'lookup_secret' })
    expect(machine.getSnapshot().formState).toEqual({ state: 'method_active', method: 'lookup_secret' })
  })

  test('STATE-CHANGE-2, transitions: requesting a code chooses the method', async () => {
    const chooser = (messages: number[] = []) =>
      loginFlow({
        active: 'oidc',
        messages: [1010016, ...messages],
        nodes: nodes(password, 'code/method:submit=code#1010015'),
      })
    const { machine } = machineOf([() => Response.json(chooser([4000035]), { status: 400 })], chooser())
    await machine.submit([], { name: 'method', value: 'code' })
    expect(machine.getSnapshot().formState).toEqual({ state: 'method_active', method: 'code' })
  })

  test('listeners get every change until they unsubscribe', () => {
    const { machine } = machineOf([])
    let heard = 0
    const leave = machine.subscribe(() => heard++)
    machine.choose('totp')
    leave()
    machine.choose(undefined)
    expect(heard).toBe(1)
  })

  test('SUBMIT-STATE-1: clears password, code, totp_code and backup codes after a submit', async () => {
    const secrets = ['password', 'code', 'totp_code', 'lookup_secret']
    const made = secrets.map((name) => `default/${name}:text#1070009`)
    const flow = loginFlow({ nodes: nodes('default/identifier:text#1070002', 'default/later:submit=x', ...made) })
    const { machine } = machineOf([() => Response.json(flow, { status: 400 })], flow)
    const typed = [...secrets, 'identifier', 'later', 'unknown'].map((name) => [name, 'typed'] as const)
    await machine.submit([...typed, ['avatar', new Blob(['x'])]])
    expect(machine.getSnapshot().typed).toEqual({ identifier: 'typed' })
  })

  test('docs/contract/nodes.md §10.2: a submit by script has no pressed button', async () => {
    let answer: (response: Response) => void = () => {}
    const { machine } = machineOf([() => new Promise((resolve) => (answer = resolve))])
    const running = machine.submit(entries)
    expect(machine.getSnapshot().busy).toEqual({ name: '', value: '' })
    answer(Response.json(loginFlow(), { status: 400 }))
    await running
  })

  test('SUBMIT-LOGIN-1, login: a success opens return_to', async () => {
    const flow = loginFlow({ return_to: 'https://app.test/shop', nodes: nodes(password) })
    const { machine, left } = machineOf([() => Response.json({ session: {} })], flow)
    await machine.submit(entries, signIn)
    expect(left).toEqual(['https://app.test/shop'])
  })

  test('a failure counts as an answer, and the next action clears it', async () => {
    const lost = () => Promise.reject(new TypeError('offline'))
    const sent = loginFlow({
      active: 'code',
      nodes: nodes('code/code:text*#1070013', 'code/method:submit=code#1070009'),
    })
    const { machine } = machineOf([lost, lost, lost, lost, () => new Promise(() => {})], sent)
    const send = () => machine.submit([['code', '1']], { name: 'method', value: 'code' })
    const failure = () => machine.getSnapshot().failure?.reason
    await send()
    expect([machine.getSnapshot().turn, failure()]).toEqual([1, 'unreachable'])

    // An empty code
    await machine.submit([['code', '']], { name: 'method', value: 'code' })
    expect([failure(), machine.getSnapshot().problem?.name]).toEqual([undefined, 'code'])
    await send()
    expect([failure(), machine.getSnapshot().problem]).toEqual(['unreachable', undefined])

    // Another choice
    machine.choose(undefined)
    expect(failure()).toBeUndefined()
    await machine.submit([['code', '']], { name: 'method', value: 'code' })
    machine.choose('code')
    expect(machine.getSnapshot().problem).toBeUndefined()

    // Another flow
    await send()
    machine.show(sent)
    expect(failure()).toBeUndefined()
    await machine.submit([['code', '']], { name: 'method', value: 'code' })
    machine.show(sent)
    expect(machine.getSnapshot().problem).toBeUndefined()

    // Another try
    await send()
    void send()
    expect(failure()).toBeUndefined()
  })

  test('STATE-CHANGE-1, transitions: showing another flow resets state and choice and ends a running submit', async () => {
    const { machine } = machineOf([() => new Promise(() => {})])
    void machine.submit(entries, signIn)
    const second = loginFlow({ requested_aal: 'aal2', nodes: nodes(totp, backup) })
    machine.show(second, 'lookup_secret')
    expect(machine.getSnapshot()).toMatchObject({
      flow: second,
      choice: 'lookup_secret',
      busy: undefined,
      formState: { state: 'method_active', method: 'lookup_secret' },
    })
    machine.show(second)
    expect(machine.getSnapshot().formState).toEqual({ state: 'select_method' })
  })

  test('CODE-CHECK-1: an empty code is not sent', async () => {
    const flow = recoveryFlow({
      state: 'sent_email',
      nodes: nodes('code/code:text*#1070010', 'code/method:submit=code#1070009'),
    })
    const transport = createTransport(() => Promise.reject(new Error('nothing may be sent')))
    const machine = createFlowMachine({
      kind: 'recovery',
      flow,
      project,
      transport,
      page: () => 'https://app.test/recovery',
      leave: () => {},
    })
    expect(await machine.submit([['code', '']], { name: 'method', value: 'code' })).toBeUndefined()
    expect(machine.getSnapshot()).toMatchObject({ problem: { name: 'code', id: 4000002 }, busy: undefined, turn: 1 })
  })
})
