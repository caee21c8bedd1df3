import type { Photo } from '@collect/collectibles/wire'
import type { DragEvent } from 'react'
import { useLocation, useSubmit } from 'react-router'

import { useFrame } from '../../frame/use-frame.ts'

/** Data of a photo that is dragged, of this page alone. */
const dragged = 'application/x-own-photo'

/** Photos of a strip are put in order by drag. The buttons below a photo do the same. */
export function usePhotoOrder(photos: readonly Photo[]) {
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const owner = useFrame()?.viewer?.id
  return (photo: Photo, at: number) => ({
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(dragged, photo.id),
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes(dragged)) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      const moved = photos.find(({ id }) => id === event.dataTransfer.getData(dragged))
      if (!moved) return
      event.preventDefault()
      if (moved.id === photo.id) return
      const fields = { intent: 'photo-move', photo: moved.id, rev: String(moved.rev), position: String(at + 1) }
      void submit(
        { ...fields, ...(owner !== undefined && { owner }) },
        { method: 'post', action: pathname + search, replace: true, preventScrollReset: true },
      )
    },
  })
}
