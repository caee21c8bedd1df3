import type { ReactNode } from 'react'

export interface SettingsRowProps {
  /** Of its heading; the body has this id with `-in` behind it, which links of an index name. */
  readonly id: string
  readonly title: string
  readonly state?: string | undefined
  /** The word at its end while it is closed. */
  readonly act: string
  readonly close: string
  /** Open by itself: it has a message, or waits for a value (SETTINGS-ROW-2). */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** One row of the settings: its name, how it stands and what it offers. It opens in place, also without a script. */
export function SettingsRow({ id, title, state, act, close, isOpen, children }: SettingsRowProps) {
  return (
    <details className="set" open={isOpen}>
      <summary className="set__sum">
        <h3 className="set__t" id={id}>
          {title}
        </h3>
        {state && <span className="set__s">{state}</span>}
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
