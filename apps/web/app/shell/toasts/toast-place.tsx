import { useEffect, useState, type ComponentType } from 'react'

import { Beside } from '../beside.tsx'
import { dropToasts, onFirstToast } from './show-toast.ts'

/**
 * Empty until the first toast, which loads the library. If that fails there is no toast; the page shows the message
 * too, and the next toast tries again.
 */
export function ToastPlace() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(
    () =>
      onFirstToast(() => {
        import('./toaster.tsx').then((loaded) => setToaster(() => loaded.Toaster), dropToasts)
      }),
    [],
  )
  return <Beside>{Toaster && <Toaster />}</Beside>
}
