/** An error of OAuth2, as a provider puts it into the address of the error page. */
export interface AddressedError {
  readonly error: string
  readonly description: string | undefined
}

/** Anyone can write such an address, so its text is bounded, and shown as text only. */
export function addressedErrorIn(query: URLSearchParams): AddressedError | undefined {
  const error = boundedText(query.get('error'), 100)
  // A stored error goes first.
  if (error === undefined || query.has('id')) return undefined
  return { error, description: boundedText(query.get('error_description'), 500) }
}

function boundedText(text: string | null, max: number): string | undefined {
  // Control characters, and those that turn the direction of writing.
  const plain = (text ?? '').replaceAll(/\p{C}+/gu, ' ').trim()
  const characters = [...plain]
  if (characters.length > max) return `${characters.slice(0, max - 1).join('')}…`
  return plain === '' ? undefined : plain
}
