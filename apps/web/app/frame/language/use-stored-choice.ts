import { contact } from '../../contact.ts'
import { useOpenPage } from '../../open-page.ts'

/** Posts a choice that the server stores in a cookie, and shows the page with it. What the user typed stays. */
export function useStoredChoice(path: '/language' | '/theme') {
  const { reload } = useOpenPage()
  return async function choose(fields: Readonly<Record<string, string>>): Promise<void> {
    try {
      // Only the cookie of the answer matters.
      await fetch(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    } catch {
      return contact.report(true, () => void choose(fields))
    }
    await reload()
  }
}
