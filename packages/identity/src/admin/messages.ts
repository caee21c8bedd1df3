import { Hono } from 'hono'
import { wireTime } from '../clock.ts'
import { badRequest, notFound } from '../flows/flow-error.ts'
import { isPhone } from '../courier/mail.ts'
import { isUuid } from '../uuid.ts'
import type { Service } from '../flows/service.ts'
import { pageOf } from '../http/wire/paging.ts'
import { jsonReply } from '../http/wire/reply.ts'
import { messageStatuses, type MessageStatus, type OutboxMessage } from '../store/outbox-store.ts'
import { afterIn, nextLink } from './keyset.ts'

/** The values of `template_type` in Kratos' API. Generated clients refuse others. */
const ofKratos: ReadonlySet<string> = new Set([
  'recovery_invalid',
  'recovery_valid',
  'recovery_code_invalid',
  'recovery_code_valid',
  'verification_invalid',
  'verification_valid',
  'verification_code_invalid',
  'verification_code_valid',
  'login_code_valid',
  'registration_code_valid',
])

const hidden = '<hidden unless dev is on>'

/** `/admin/courier/messages` (docs/contract/http.md §1.12). */
export function messageRoutes({ config, courier }: Service): Hono {
  const app = new Hono()

  /** A message without subject and body, except for developers, because both contain codes that open accounts. */
  const wire = (message: OutboxMessage) => ({
    id: message.id,
    status: message.status,
    type: isPhone(message.recipient) ? 'phone' : 'email',
    recipient: message.recipient,
    subject: config.dev ? message.subject : hidden,
    body: config.dev ? message.text : hidden,
    template_type: ofKratos.has(message.template) ? message.template : 'stub',
    // Kratos has no name for most of our notices.
    template: message.template,
    channel: isPhone(message.recipient) ? 'sms' : 'email',
    send_count: message.sendCount,
    created_at: wireTime(message.createdAt),
    updated_at: wireTime(message.updatedAt),
  })

  app.get('/', async ({ req }) => {
    const url = new URL(req.url)
    const { searchParams: query } = url
    const { size } = pageOf(new URLSearchParams({ page_size: query.get('page_size') ?? '' }))
    const after = await markOf(query.get('page_token'))
    const status = statusIn(query.get('status'))
    const recipient = query.get('recipient')?.replaceAll('\u0000', '')
    const found = await courier.outbox.list({
      size: size + 1,
      ...(after && { after }),
      ...(status && { status }),
      ...(recipient && { recipient }),
    })
    const last = found.length > size ? found[size - 1] : undefined
    return jsonReply(found.slice(0, size).map(wire), 200, { link: nextLink(url, size, last?.id) })
  })

  app.get('/:id', async ({ req }) => {
    const id = req.param('id')
    const message = isUuid(id) ? await courier.outbox.find(id.toLowerCase()) : undefined
    if (!message) throw notFound('There is no such message.')
    return jsonReply(wire(message))
  })

  const markOf = async (token: string | null): Promise<OutboxMessage | undefined> => {
    const id = afterIn(token)
    if (id === undefined) return undefined
    const message = isUuid(id) ? await courier.outbox.find(id) : undefined
    if (!message) throw badRequest('The query parameter "page_token" is not valid.')
    return message
  }

  return app
}

function statusIn(text: string | null): MessageStatus | undefined {
  if (!text) return undefined
  const status = messageStatuses.find((one) => one === text)
  if (!status) throw badRequest(`"status" has to be one of ${messageStatuses.join(', ')}.`)
  return status
}
