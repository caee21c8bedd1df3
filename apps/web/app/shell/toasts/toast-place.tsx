import { lazy, Suspense, useEffect, useState } from 'react'

import { onFirstToast } from './show-toast.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** Nothing until the first notice: the library and its styles come with it. */
export function ToastPlace() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setNeeded(true)), [])
  if (!isNeeded) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
