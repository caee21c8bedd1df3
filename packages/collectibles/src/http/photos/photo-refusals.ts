import type { PhotoRefusal } from '../../photos/photo-desk.ts'
import type { FailureId } from '../../wire/index.ts'
import { HttpFailure, type FailureStatus } from '../failure.ts'

interface Said {
  readonly status: FailureStatus
  readonly id?: FailureId
  readonly reason: string
}

const kinds = 'These work: JPEG, PNG, WebP, AVIF, up to 15 MB.'

/** docs/contract/collectibles.md §8.1 */
const sayings: Readonly<Record<PhotoRefusal, Said>> = {
  too_large: { status: 413, reason: `The picture is too large. ${kinds}` },
  unknown_kind: { status: 415, reason: `This is no picture that is read here. ${kinds}` },
  empty: { status: 422, id: 'unreadable_image', reason: 'The picture is empty.' },
  broken_off: { status: 400, reason: 'The picture broke off on its way.' },
  too_slow: { status: 408, reason: 'The picture arrived too slowly.' },
  cut_off: { status: 422, id: 'unreadable_image', reason: 'The end of the picture is missing.' },
  undecodable: { status: 422, id: 'unreadable_image', reason: 'The picture is damaged.' },
  too_many_pixels: {
    status: 422,
    id: 'unreadable_image',
    reason: 'The picture has more than 50 megapixels.',
  },
  too_hard: { status: 422, id: 'unreadable_image', reason: 'The picture could not be read in 20 seconds.' },
  lost: { status: 422, id: 'unreadable_image', reason: 'The picture was lost. Send it again.' },
  no_copy: { status: 404, reason: 'There is no such copy.' },
  no_photo: { status: 404, reason: 'There is no such photo.' },
  other_picture: { status: 409, reason: 'This photo has another picture.' },
  too_many_photos: { status: 422, id: 'quota', reason: 'A copy has at most 24 photos.' },
  too_many_copies: { status: 422, id: 'quota', reason: 'An account has at most 1,000,000 copies.' },
  no_room: {
    status: 422,
    id: 'quota',
    reason: 'The photos of this account take all the room they may take. Deleted ones count for 30 days.',
  },
  given_up: { status: 503, reason: 'The service is stopping.' },
}

export function photoFailure(why: PhotoRefusal): HttpFailure {
  const { status, id, reason } = sayings[why]
  return new HttpFailure(status, reason, {
    ...(id && { id }),
    ...(why === 'other_picture' && { beside: { state: 'taken' } }),
    ...(status === 503 && { headers: { 'Retry-After': '5' } }),
  })
}
