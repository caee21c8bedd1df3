import { useText } from '@collect/messages/react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import sheet from 'sonner/dist/styles.css?inline'

import { ProductIcon } from '../../frame/icon.tsx'
import { deliverToasts, type Toast } from './show-toast.ts'

// The library's styles load in the same file as its script, so no toast appears unstyled.
const looks = new CSSStyleSheet()
looks.replaceSync(sheet)
document.adoptedStyleSheets.push(looks)

/**
 * TOAST-BEHAVIOUR: 4000 ms, three visible, 356 wide, gap 14, 24 px from the edges (16 on a phone), lower right, Alt+T,
 * swipe to dismiss, paused while hovered or hidden. The other values are the library's defaults. Above the bottom bar.
 */
export function Toaster() {
  const { text } = useText()
  useEffect(
    () =>
      deliverToasts((notice) => {
        toast.custom((id) => <Toast {...notice} closeLabel={text('toast.close')} onClose={() => toast.dismiss(id)} />)
      }),
    [text],
  )
  return (
    <Sonner
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={14}
      hotkey={['altKey', 'KeyT']}
      offset={{ right: 24, bottom: 'calc(24px + var(--bar, 0px))' }}
      mobileOffset={{ left: 16, right: 16, bottom: 'calc(16px + var(--bar, 0px))' }}
      containerAriaLabel={text('toast.region')}
    />
  )
}

interface ToastProps extends Toast {
  readonly closeLabel: string
  readonly onClose: () => void
}

function Toast({ tone, title, text, closeLabel, onClose }: ToastProps) {
  return (
    <div className={tone === 'error' ? 'toast toast--error' : 'toast'}>
      <ProductIcon name={tone === 'error' ? 'warning' : 'done'} />
      <div>
        <p className="toast__t">{title}</p>
        {text && <p className="toast__d">{text}</p>}
      </div>
      <button className="iconbtn" type="button" aria-label={closeLabel} onClick={onClose}>
        <ProductIcon name="close" small />
      </button>
    </div>
  )
}
