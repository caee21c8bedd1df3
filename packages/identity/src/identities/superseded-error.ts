/** A secret of the account became worthless since the caller proved ownership, so nothing is written. */
export class SupersededError extends Error {
  constructor() {
    super('The secrets of the account changed during the request.')
  }
}
