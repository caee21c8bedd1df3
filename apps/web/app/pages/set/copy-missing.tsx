import { useText } from '@collect/messages/react'
import { useState, type MouseEvent } from 'react'

import { contact } from '../../contact.ts'
import { MarkIcon } from '../../item/mark-icon.tsx'
import { saidByProxies } from '../../shell/contact/is-unreached.ts'
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
    void copy()
  }
  async function copy() {
    const found = await copyText(path)
    setCopied(found === 'copied')
    if (found === 'link') return location.assign(path)
    // The page stays, and "Try again" repeats the copy (LOST-PAGE-1).
    if (found === 'lost') return contact.report(true, () => void copy())
    contact.report(false)
    if (found === 'copied') showToast({ tone: 'success', title: text('set.copied') })
    if (found === 'fault')
      showToast({ tone: 'error', title: text('set.copy-missing'), text: text('error.instructions.later') })
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

/** What became of the copy: without a clipboard, or after a sign-out, the link leads on. */
type Copied = 'copied' | 'link' | 'lost' | 'fault'

async function copyText(path: string): Promise<Copied> {
  const answer = fetch(path)
  const list = answer.then((given) => {
    if (!given.ok || !given.headers.get('Content-Type')?.startsWith('text/plain')) throw new Error('no list')
    return given.blob()
  })
  try {
    // The browser takes the promise while it still knows the press; a text that came later would be refused.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': list })])
    return 'copied'
  } catch {
    const [given, came] = await Promise.all([answer.catch(nothing), list.catch(nothing)])
    if (came || (given?.ok && given.redirected)) return 'link'
    return !given || given.ok || saidByProxies.has(given.status) ? 'lost' : 'fault'
  }
}

const nothing = () => undefined
