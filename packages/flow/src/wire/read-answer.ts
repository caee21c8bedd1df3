import type { Answer } from './answer.ts'

/** Transport and decoding errors (ERROR-TRANSPORT). */
export async function readAnswer(response: Response): Promise<Answer> {
  const { status } = response
  if (status === 204) return { answer: 'json', status, body: undefined }
  const type = (response.headers.get('Content-Type') ?? 'no content type').replace(/;.*/, '').trim().toLowerCase()
  if (type.startsWith('text/')) return { answer: 'failed', reason: 'html', detail: `${status} ${type}` }
  if (type !== 'application/json' && !type.endsWith('+json')) {
    return { answer: 'failed', reason: 'content-type', detail: `${status} ${type}` }
  }
  try {
    return { answer: 'json', status, body: await response.json() }
  } catch (error) {
    return { answer: 'failed', reason: 'undecodable', detail: String(error) }
  }
}
