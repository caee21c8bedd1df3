/** An id that a page makes for a new row (RFC 9562, version 7). */
export function uuidV7(now: number): string {
  const time = now.toString(16).padStart(12, '0')
  const random = crypto.randomUUID()
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
}
