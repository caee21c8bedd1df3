import { useState, type ReactNode } from 'react'

export interface SettingsRowProps {
  /** Of its heading; the body has this id with `-in` behind it, which links of an index name. */
  readonly id: string
  readonly title: string
  readonly state?: string | undefined
  /** A mark beside the state, so that colour alone says nothing (SETTINGS-ROW-4). */
  readonly tone?: 'warn' | 'off' | undefined
  /** The word at its end while it is closed. */
  readonly act: string
  readonly close: string
  /** Open by itself: it has a message, or waits for a value (SETTINGS-ROW-2). */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** One row of the settings: its name, how it stands and what it offers. It opens in place, also without a script. */
export function SettingsRow({ id, title, state, tone, act, close, isOpen, children }: SettingsRowProps) {
  // A row that opened by itself stays open after the answer, until the user closes it.
  const [stays, setStays] = useState(isOpen)
  if (isOpen && !stays) setStays(true)
  return (
    <details className="set" open={stays}>
      <summary className="set__sum">
        <h3 className="set__t" id={id}>
          {title}
        </h3>
        {state && <RowState state={state} tone={tone} />}
        <span className="set__act">
          <span className="o">{act}</span>
          <span className="x">{close}</span>
        </span>
      </summary>
      <div className="set__body" id={`${id}-in`}>
        {children}
      </div>
    </details>
  )
}

type RowStateProps = Pick<SettingsRowProps, 'tone'> & { readonly state: string }

export function RowState({ state, tone }: RowStateProps) {
  return <span className={tone ? `set__s status status--${tone}` : 'set__s'}>{state}</span>
}
