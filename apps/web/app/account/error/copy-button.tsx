import { useHydrated } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { useState } from 'react'

/** A button that needs a script. Its place is reserved, so nothing moves when it appears. */
export function CopyButton({ report }: { readonly report: string }) {
  const { text } = useText()
  const [copied, setCopied] = useState(false)
  const alive = useHydrated()
  async function copy() {
    try {
      await navigator.clipboard.writeText(report)
      setCopied(true)
    } catch {
      // The browser refused: the user can select the details above.
      setCopied(false)
    }
  }
  return (
    <button className="btn" type="button" hidden={!alive} onClick={copy}>
      <span role="status">{text(copied ? 'error.footer.copied' : 'error.footer.copy')}</span>
    </button>
  )
}
