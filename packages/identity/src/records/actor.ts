import type { Locale } from '@collect/messages'
import type { DeviceRecord } from './session.ts'

/** The client behind an event of an account. */
export interface Actor {
  /** The language of the mail to the owner. */
  readonly locale: Locale
  /** Unset if an operator or the service itself acts. */
  readonly device?: Omit<DeviceRecord, 'id'>
}
