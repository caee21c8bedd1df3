import { useText } from '@collect/messages/react'
import { useState, type MouseEvent } from 'react'

import { MarkIcon } from '../../item/mark-icon.tsx'
import { showToast } from '../../shell/toasts/show-toast.ts'
import { missingListPath } from '../../item/set-path.ts'

/** Copies the list of what is missing. Without a script, or without a clipboard, the link leads to the list. */
export function CopyMissing({ set }: { readonly set: string }) {
  const { text } = useText()
  const [isCopied, setCopied] = useState(false)
  const path = missingListPath(set)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !('clipboard' in navigator)) return
    event.preventDefault()
    copyText(path).then(
      () => {
        setCopied(true)
        showToast({ tone: 'success', title: text('set.copied') })
      },
      () => location.assign(path),
    )
  }
  return (
    <>
      {/* A document of its own, not a page of the router. */}
      <a className="btn" href={path} onClick={onClick}>
        <MarkIcon name="spare" />
        {text('set.copy-missing')}
      </a>
      <span className="sr" role="status">
        {isCopied && text('set.copied')}
      </span>
    </>
  )
}

/** The browser takes the promise while it still knows the click; a text that came later would be refused. */
function copyText(path: string): Promise<void> {
  const list = fetch(path).then((answer) => {
    if (!answer.ok || !answer.headers.get('Content-Type')?.startsWith('text/plain')) throw new Error('no list')
    return answer.blob()
  })
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': list })])
}
