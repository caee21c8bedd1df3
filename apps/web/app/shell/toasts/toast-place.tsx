import { useEffect, useState, type ComponentType } from 'react'

import { Beside } from '../beside.tsx'
import { dropToasts, onFirstToast } from './show-toast.ts'

/**
 * Nothing until the first notice: the library comes with it. Where it does not arrive there is no toast; the page says
 * the same, and the next notice asks for it again.
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
