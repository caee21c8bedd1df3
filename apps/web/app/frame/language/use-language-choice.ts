import { useState } from 'react'

import { useOpenPage } from '../../open-page.ts'

/** Stores a language and shows the page in it. What the user typed stays. */
export function useLanguageChoice() {
  const { reload } = useOpenPage()
  const [isLost, setLost] = useState(false)
  async function choose(language: string) {
    try {
      // Only the cookie of the answer matters.
      await fetch('/language', { method: 'POST', body: new URLSearchParams({ language }), redirect: 'manual' })
      setLost(false)
      await reload()
    } catch {
      setLost(true)
    }
  }
  return { choose, isLost }
}
