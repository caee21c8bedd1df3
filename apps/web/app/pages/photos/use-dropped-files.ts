import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

interface DroppedFiles<Target> {
  readonly target: RefObject<Target | null>
  /** Files are held over the target. */
  readonly isOver: boolean
}

/** Takes files that a user drops on an element. The field for files does the same by keyboard. */
export function useDroppedFiles<Target extends HTMLElement>(
  take: (files: readonly File[]) => void,
): DroppedFiles<Target> {
  const target = useRef<Target>(null)
  const [isOver, setOver] = useState(false)
  const onDrop = useEffectEvent((files: readonly File[]) => take(files))
  useEffect(() => {
    const element = target.current
    if (!element) return
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // The browser would open the file.
      event.preventDefault()
      setOver(true)
    }
    const leave = () => setOver(false)
    const drop = (event: DragEvent) => {
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onDrop(files)
    }
    element.addEventListener('dragover', over)
    element.addEventListener('dragleave', leave)
    element.addEventListener('drop', drop)
    return () => {
      element.removeEventListener('dragover', over)
      element.removeEventListener('dragleave', leave)
      element.removeEventListener('drop', drop)
    }
  }, [])
  return { target, isOver }
}
