/** A mail, ready to go. */
export interface OutgoingMail {
  readonly to: string
  readonly template: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** From then on nobody has a use for it, in milliseconds since 1970. */
  readonly usefulUntil?: number
}

/** One address alone: no name, no list, no room for a header. */
const oneAddress = /^[^\s\p{Cc}<>()[\]:;,"\\@]+@[^\s\p{Cc}<>()[\]:;,"\\@]+$/u
const maxAddressLength = 320

export const isPlainAddress = (text: string): boolean => text.length <= maxAddressLength && oneAddress.test(text)

/** A telephone number as it is kept (E.164). */
export const isPhone = (text: string): boolean => /^\+[1-9]\d{5,14}$/.test(text)

/** @throws when a header could be smuggled in; whatever made such a mail has a mistake. */
export function assertPlain({ to, subject }: Pick<OutgoingMail, 'to' | 'subject'>): void {
  if (!isPlainAddress(to) && !isPhone(to)) throw new Error('a mail goes to one plain address')
  if (/\p{Cc}/u.test(subject)) throw new Error('the subject of a mail is one line')
}
