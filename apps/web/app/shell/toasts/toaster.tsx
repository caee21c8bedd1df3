import { useText } from '@collect/messages/react'
import { useEffect, useRef, useState } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import sheet from 'sonner/dist/styles.css?inline'

import { useOpenPage } from '../../open-page.ts'
import { ProductIcon } from '../../frame/icon.tsx'
import { deliverToasts, type Toast } from './show-toast.ts'
import { OnScreen } from './on-screen.ts'

// The library's styles load in the same file as its script, so no toast appears unstyled.
const looks = new CSSStyleSheet()
looks.replaceSync(sheet)
document.adoptedStyleSheets.push(looks)

const duration = 4000

/**
 * TOAST-BEHAVIOUR: 4000 ms, three visible, 356 wide, gap 14, 24 px from the edges (16 on a phone), lower right, Alt+T,
 * swipe to dismiss, paused while hovered or hidden. The other values are the library's defaults. Above the bottom bar,
 * and at the top of a sheet that covers the lower part of a phone.
 */
export function Toaster() {
  const { text } = useText()
  const [onScreen] = useState(() => new OnScreen())
  useEffect(
    () =>
      deliverToasts((notice) => {
        const { id, times, forget } = onScreen.show(notice)
        toast.custom(
          // A toast that is said again is drawn anew, so that screen readers say it again too.
          () => <Toast key={times} {...notice} closeLabel={text('toast.close')} onClose={() => toast.dismiss(id)} />,
          // After a pause, only another duration makes the library start the time anew.
          { id, duration: duration + (times % 2) / 1000, onAutoClose: forget, onDismiss: forget },
        )
      }),
    [text, onScreen],
  )
  const top = useSheetTop()
  return (
    <Sonner
      position={top === undefined ? 'bottom-right' : 'top-right'}
      duration={duration}
      visibleToasts={3}
      gap={14}
      hotkey={['altKey', 'KeyT']}
      offset={{ right: 24, top, bottom: 'calc(24px + var(--bar, 0px))' }}
      mobileOffset={{ left: 16, right: 16, top, bottom: 'calc(16px + var(--bar, 0px))' }}
      containerAriaLabel={text('toast.region')}
    />
  )
}

/** Where toasts begin over a sheet that lies at the lower edge: below its close button, clear of its actions. */
function useSheetTop(): string | undefined {
  const { search } = useOpenPage()
  const [top, setTop] = useState<string>()
  const frame = useRef(0)
  useEffect(() => {
    const measure = () => {
      const open = document.querySelector<HTMLElement>('.sheet')
      // Each sheet stands in the query.
      const isLow = search !== '' && open !== null && !matchMedia('(min-width: 768px)').matches
      // `offsetTop` leaves out the animation that slides the sheet in.
      setTop(isLow ? `calc(${open.offsetTop}px + var(--tap) + 20px)` : undefined)
    }
    measure()
    const onResize = () => {
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(measure)
    }
    window.addEventListener('resize', onResize)
    return () => {
      cancelAnimationFrame(frame.current)
      window.removeEventListener('resize', onResize)
    }
  }, [search])
  return top
}

interface ToastProps extends Toast {
  readonly closeLabel: string
  readonly onClose: () => void
}

function Toast({ tone, title, text, undo, closeLabel, onClose }: ToastProps) {
  const onUndo = () => {
    onClose()
    undo?.run()
  }
  return (
    <div className={tone === 'error' ? 'toast toast--error' : 'toast'}>
      <ProductIcon name={tone === 'error' ? 'warning' : 'done'} />
      <div>
        <p className="toast__t">{title}</p>
        {text && <p className="toast__d">{text}</p>}
      </div>
      {undo && (
        <button className="toast__undo" type="button" onClick={onUndo}>
          {undo.label}
        </button>
      )}
      <button className="iconbtn" type="button" aria-label={closeLabel} onClick={onClose}>
        <ProductIcon name="close" small />
      </button>
    </div>
  )
}
