/** A mail, ready to go. */
export interface OutgoingMail {
  readonly to: string
  readonly template: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** When its code or link expires, in milliseconds since 1970. */
  readonly usefulUntil?: number
}

/** A single address: no display name, no list, no line breaks. */
const oneAddress = /^[^\s\p{Cc}<>()[\]:;,"\\@]+@[^\s\p{Cc}<>()[\]:;,"\\@]+$/u
const maxAddressLength = 320

export const isPlainAddress = (text: string): boolean => text.length <= maxAddressLength && oneAddress.test(text)

/** A telephone number as it is stored (E.164). */
export const isPhone = (text: string): boolean => /^\+[1-9]\d{5,14}$/.test(text)

/** @throws when the text could inject a header, which is a fault of the caller. */
export function assertPlain({ to, subject }: Pick<OutgoingMail, 'to' | 'subject'>): void {
  if (!isPlainAddress(to) && !isPhone(to)) throw new Error('a mail goes to one plain address')
  if (/\p{Cc}/u.test(subject)) throw new Error('the subject of a mail is one line')
}
