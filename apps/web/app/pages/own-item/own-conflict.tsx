import { useText } from '@collect/messages/react'

import { ProductIcon } from '../../frame/icon.tsx'
import type { Typed } from './typed-values.ts'

interface OwnConflictProps {
  readonly fields: readonly {
    readonly name: string
    readonly label: string
    /** The words of a value that is chosen from a list. */
    readonly shown?: (value: string) => string
  }[]
  readonly mine: Typed
  /** What another tab or device saved meanwhile. */
  readonly saved: Typed
}

/** Both versions of what differs, the user's own one chosen. The values of a choice are what the form sends. */
export function OwnConflict({ fields, mine, saved }: OwnConflictProps) {
  const { text } = useText()
  const valuesOf = (name: string) => [mine[name] ?? '', saved[name] ?? ''] as const
  return (
    <>
      <div className="msg msg--warn" role="alert" tabIndex={-1}>
        <ProductIcon name="warning" />
        <div>
          <p>
            <b>{text('conflict.title')}</b>
          </p>
          <p>{text('conflict.both')}</p>
        </div>
      </div>
      {fields.map(({ name, label, shown }) => {
        const [own, other] = valuesOf(name)
        if (own === other) return <input key={name} type="hidden" name={name} value={own} />
        return (
          <fieldset className="own__clash" key={name}>
            <legend>{label}</legend>
            <div className="own__both">
              <Version name={name} value={own} shown={shown} whose={text('conflict.yours')} isChosen />
              <Version name={name} value={other} shown={shown} whose={text('conflict.saved')} />
            </div>
          </fieldset>
        )
      })}
    </>
  )
}

interface VersionProps {
  readonly name: string
  readonly value: string
  readonly shown: ((value: string) => string) | undefined
  readonly whose: string
  readonly isChosen?: boolean
}

function Version({ name, value, shown = asTyped, whose, isChosen = false }: VersionProps) {
  const { text } = useText()
  return (
    <label className="version">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <b>{shown(value) === '' ? text('conflict.empty') : shown(value)}</b>
      <span>{whose}</span>
    </label>
  )
}

const asTyped = (value: string): string => value
