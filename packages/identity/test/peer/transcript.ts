import type { AnyFlow, UiNode } from '@collect/contract'
import { readAnswer, type Answer } from '../service/answer.ts'

/**
 * The answer to one request, line by line, as far as clients can rely on it: statuses, addresses, cookies, ids of
 * errors, nodes and numbers of messages. Values that are new in every answer become a name in `<>`.
 */
export async function transcriptOf(request: Request, response: Response, origin: string): Promise<readonly string[]> {
  const answer = await readAnswer(response)
  const url = new URL(request.url)
  const way = request.headers.get('user-agent')?.split(' ')[1] ?? ''
  const where = plain(answer.location ?? '', origin)
  return [
    `${way} ${request.method} ${plain(url.pathname + url.search, origin)} → ${answer.status} ${where}`.trimEnd(),
    ...answer.setCookies.map((cookie) => `  cookie ${cookieOf(cookie)}`).toSorted(),
    ...bodyOf(answer, origin).map((line) => `  ${line}`),
  ]
}

export const plain = (text: string, origin: string): string =>
  text
    .replaceAll(origin, '<origin>')
    .replaceAll(encodeURIComponent(origin), '<origin>')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/ory_(lo|st|at)_\w+/g, '<ory_$1>')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+\/oauth2\/auth\?[^\s"]*/g, '<hydra>')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+\/auth\?[^\s"]*/g, '<provider>')
    .replaceAll(/(callback\/[\w-]+)\?\S*/g, '$1<answer>')
    .replaceAll(/(login_challenge(?:=|%3D))[\w%.-]+/g, '$1<challenge>')
    .replaceAll(/(code=)\d{6}\b/g, '$1<code>')

/** The attributes of a cookie, which matter to browsers. Its lifespan and the rest of its name may differ. */
function cookieOf(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(/; */)
  const [name = '', value = ''] = pair.split('=')
  const isEnded = value === '' || attributes.some((attribute) => /^max-age=(0|-\d+)$/i.test(attribute))
  const kept = attributes.filter((attribute) => !/^(expires|max-age)=/i.test(attribute)).toSorted()
  return [name.replace(/^csrf_token_\w+$/, 'csrf_token_<hash>'), isEnded ? 'ends' : 'is set', ...kept].join('; ')
}

function bodyOf({ body, text, location }: Answer, origin: string): readonly string[] {
  // A redirect needs no body.
  if (location !== undefined) return []
  if (typeof body !== 'object' || body === null) return text === '' ? [] : ['no JSON']
  return 'ui' in body ? flowOf(body as AnyFlow, origin) : shapeOf(body, origin) // only flows have `ui`
}

const flowOf = (flow: AnyFlow, origin: string): readonly string[] => [
  ...shapeOf({ ...flow, ui: undefined }, origin),
  `ui ${flow.ui.method} ${plain(flow.ui.action, origin)}`,
  ...(flow.ui.messages ?? []).map(({ id, type }) => `ui says ${type} ${id}`),
  ...flow.ui.nodes.map((node) => nodeOf(node, origin)),
]

function nodeOf({ type, group, attributes, meta, messages }: UiNode, origin: string): string {
  const marks = Object.entries(attributes)
    .filter(([name, value]) => value !== undefined && value !== '' && value !== false && name !== 'node_type')
    .map(([name, value]) => `${name}=${attributeOf(name, value, origin)}`)
    .toSorted()
  const label = meta.label ? [`label=${meta.label.id}`] : []
  return [type, group, ...marks, ...label, ...messages.map((one) => `says ${one.type} ${one.id}`)].join(' ')
}

/** Long values are secrets, pictures and scripts: only their presence is compared. */
function attributeOf(name: string, value: unknown, origin: string): string {
  if (typeof value === 'object' && value !== null) return 'id' in value ? String(value.id) : JSON.stringify(value)
  const text = plain(String(value), origin)
  return text.length > 60 || name === 'integrity' || name === 'nonce' ? '<long>' : text
}

/** The members of an object, by path: the value of those that programs read, else the type. */
function shapeOf(value: unknown, origin: string, path = ''): readonly string[] {
  if (value === undefined) return []
  if (Array.isArray(value)) {
    return value.length === 0 ? [`${path} []`] : value.flatMap((one, at) => shapeOf(one, origin, `${path}[${at}]`))
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([name, inner]) => shapeOf(inner, origin, path ? `${path}.${name}` : name))
  }
  return [`${path} ${isWord(path) ? plain(JSON.stringify(value), origin) : typeOf(value)}`]
}

/** Members that programs read. Sentences may differ; times, ids and secrets are new each time. */
const isWord = (path: string): boolean =>
  /(^|\.)(id|code|status|state|type|active|aal|authenticator_assurance_level|requested_aal|refresh|method|action|via|verified|redirect_browser_to|url|verifiable_address|schema_id|value|email)$/.test(
    path,
  ) && !/message|reason|(^|\.)csrf/.test(path)

const typeOf = (value: unknown): string => (value === null ? 'null' : typeof value)
