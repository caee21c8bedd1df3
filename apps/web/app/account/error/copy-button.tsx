import { useHydrated } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { useState } from 'react'

/** Needs a script; its place is kept, so nothing moves when it comes. */
export function CopyButton({ report }: { readonly report: string }) {
  const { text } = useText()
  const [copied, setCopied] = useState(false)
  const alive = useHydrated()
  async function copy() {
    try {
      await navigator.clipboard.writeText(report)
      setCopied(true)
    } catch {
      // Refused by the browser: the details stand above, ready to be selected.
      setCopied(false)
    }
  }
  return (
    <button className="btn" type="button" hidden={!alive} onClick={copy}>
      <span role="status">{text(copied ? 'error.footer.copied' : 'error.footer.copy')}</span>
    </button>
  )
}
