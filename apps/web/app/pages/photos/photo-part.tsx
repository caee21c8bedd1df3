import { mostPhotos, type Copy } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import type { ActNews } from '../../acts/act-news.ts'
import { isFailure } from '../../acts/news-text.ts'
import { PageNews } from '../../acts/page-news.tsx'
import { AddPhotos } from './add-photos.tsx'
import { PhotoForm } from './photo-form.tsx'
import { photoPartId } from './photo-path.ts'
import { shownPhoto } from './shown-photo.ts'
import { useNewsToast } from './use-news-toast.ts'

const leftOutId = 'photo-left-out'

interface PhotoPartProps {
  readonly copy: Copy
  readonly name: string
  /** What was done with a photo, if the page tells that. */
  readonly news: ActNews | undefined
  /** Photos keep the day on which they were taken. */
  readonly keepsDays: boolean
}

/** What the owner does with the photos of a copy: the one in front is changed, and others are added. */
export function PhotoPart({ copy, name, news, keepsDays }: PhotoPartProps) {
  const { text } = useText()
  const { search } = useLocation()
  const shown = shownPhoto(copy, search)
  useNewsToast(news, name)
  const place = useRef<HTMLDivElement>(null)
  const failed = news && isFailure(news) ? news.told : undefined
  useEffect(() => {
    // The buttons stand below. A success is seen in its toast, and a failure where it stays.
    if (failed !== undefined) place.current?.scrollIntoView({ block: 'center' })
  }, [failed])
  const [leftOut, setLeftOut] = useState(0)
  if (copy.deleted_at !== undefined) return null
  return (
    <section className="part" id={photoPartId} aria-labelledby="photo-title">
      <h3 id="photo-title">{text('photo.title')}</h3>
      {news && (
        <div ref={place}>
          <PageNews news={news} name={name} />
        </div>
      )}
      {shown && <PhotoForm key={shown.photo.id} {...shown} count={copy.photos.length} />}
      {copy.photos.length < mostPhotos ? (
        <AddPhotos
          key={copy.id}
          copy={copy.id}
          room={mostPhotos - copy.photos.length}
          describedBy={leftOut > 0 ? leftOutId : undefined}
          onLeftOut={setLeftOut}
          keepsDays={keepsDays}
        />
      ) : (
        <p className="muted sm">{text('photo.enough')}</p>
      )}
      {/* It outlives the field, which goes with the last room. */}
      {leftOut > 0 && (
        <p className="error" id={leftOutId} role="alert">
          <span>{text('photo.left-out', { most: mostPhotos, count: leftOut })}</span>
        </p>
      )}
    </section>
  )
}
