import { useFrame } from './use-frame.ts'

/** Names the account on the page in a form, so that a change which waits for a sign-in is made for no other account. */
export function Owner() {
  const id = useFrame()?.viewer?.id
  return id === undefined ? null : <input type="hidden" name="owner" value={id} />
}
