import { photoKinds } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'

import { dayText } from '../../forms/day-text.ts'
import { ProductIcon } from '../../frame/icon.tsx'
import { Owner } from '../../frame/owner.tsx'
import { MarkIcon } from '../../item/mark-icon.tsx'
import { SendButton } from '../collection/inputs/send-button.tsx'
import type { ShownPhoto } from './shown-photo.ts'

interface PhotoFormProps extends ShownPhoto {
  readonly count: number
}

/** What the photo in front shows, its place among the others, and its end. */
export function PhotoForm({ photo, number, count }: PhotoFormProps) {
  const { text, locale } = useText()
  const kind = text(`photo.kind.${photo.kind}`)
  return (
    <details className="more photo-form">
      <summary>
        <span>
          {text('photo.change')} <span className="sm muted">{text('photo.of', { number, count, kind })}</span>
        </span>
        <MarkIcon name="down" />
      </summary>
      <div className="stack more__body">
        {photo.taken_on !== undefined && (
          <p className="muted">
            <time dateTime={photo.taken_on}>{text('photo.taken', { day: dayText(photo.taken_on, locale) })}</time>
          </p>
        )}
        {photo.state !== 'ready' && (
          <p className="muted" role="status">
            {text(photo.state === 'waiting' ? 'photo.waiting' : 'photo.failed')}
          </p>
        )}
        <PhotoAct intent="photo-change" photo={photo}>
          <div className="formgrid">
            <div className="field">
              <label className="label" htmlFor="photo-kind">
                {text('photo.kind')}
              </label>
              <select className="input" id="photo-kind" name="kind" defaultValue={photo.kind}>
                {photoKinds.map((known) => (
                  <option key={known} value={known}>
                    {text(`photo.kind.${known}`)}
                  </option>
                ))}
              </select>
            </div>
            <div className="field">
              <label className="label" htmlFor="photo-alt">
                {text('photo.words')}
              </label>
              <input
                className="input"
                id="photo-alt"
                name="alt"
                maxLength={200}
                defaultValue={photo.alt}
                aria-describedby="photo-alt-hint"
              />
              <p className="hint" id="photo-alt-hint">
                {text('photo.words.hint')}
              </p>
            </div>
          </div>
          <SendButton intent="photo-change" label={text('photo.save-words')} look="" />
        </PhotoAct>
        <div className="photo-form__acts">
          {number > 1 && (
            <PhotoAct intent="photo-move" photo={photo}>
              <SendButton
                intent="photo-move"
                label={text('photo.left')}
                look="btn--sm"
                field={{ name: 'position', value: number - 1 }}
              />
            </PhotoAct>
          )}
          {number < count && (
            <PhotoAct intent="photo-move" photo={photo}>
              <SendButton
                intent="photo-move"
                label={text('photo.right')}
                look="btn--sm"
                field={{ name: 'position', value: number + 1 }}
              />
            </PhotoAct>
          )}
          <PhotoAct intent="photo-delete" photo={photo}>
            <SendButton
              intent="photo-delete"
              label={text('photo.delete')}
              look="btn--sm is-danger"
              icon={<ProductIcon name="close" small />}
            />
          </PhotoAct>
        </div>
      </div>
    </details>
  )
}

interface PhotoActProps extends Pick<ShownPhoto, 'photo'> {
  readonly intent: 'photo-change' | 'photo-move' | 'photo-delete'
  readonly children: ReactNode
}

/** A form about the photo. The page that tells replaces the address, so that Back leads to the list. */
function PhotoAct({ intent, photo, children }: PhotoActProps) {
  const { pathname, search } = useLocation()
  return (
    <Form className="stack stack--sm" method="post" action={pathname + search} replace preventScrollReset>
      <Owner />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="photo" value={photo.id} />
      <input type="hidden" name="rev" value={photo.rev} />
      {children}
    </Form>
  )
}
