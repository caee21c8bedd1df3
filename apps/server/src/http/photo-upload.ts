/**
 * Whether a request may bring pictures: the collectibles service streams such a body, counts its bytes and refuses a
 * sender who stops.
 */
export const isPhotoUpload = (path: string): boolean =>
  /^\/api\/collectibles\/(?:photos\/[^/?]+\/content|copies\/[^/?]+\/photos)(?:\?|$)/.test(path)
