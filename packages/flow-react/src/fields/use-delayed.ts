import { useEffect, useState } from 'react'

/** True once something has been so for a while; false again at once. Quick answers don't make a button flicker. */
export function useDelayed(isSo: boolean, milliseconds: number): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setLong(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isSo, milliseconds])
  return isSo && isLong
}
