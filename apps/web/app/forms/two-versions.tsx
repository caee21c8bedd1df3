import { useText } from '@collect/messages/react'

import { ProductIcon } from '../frame/icon.tsx'
import { valueText, type FieldSpec } from './field-spec.ts'
import type { Typed } from './rules.ts'

/** A field of which there are two versions. */
interface FieldVersion {
  readonly name: string
  readonly label: string
  /** The words of a value that is chosen from a list. */
  readonly shown?: (value: string) => string
}

interface TwoVersionsProps {
  readonly fields: readonly FieldVersion[]
  readonly mine: Typed
  /** What another tab or device saved meanwhile. */
  readonly saved: Typed
}

/**
 * Both versions of what differs, the user's own one chosen. The values of a choice are what the form sends; a field
 * that is the same in both goes along unseen.
 */
export function TwoVersions({ fields, mine, saved }: TwoVersionsProps) {
  const { text } = useText()
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
      <div className="clashes">
        {fields.map(({ name, label, shown = asTyped }) => {
          const [own, other] = [mine[name] ?? '', saved[name] ?? '']
          if (own === other) return name in mine && <input key={name} type="hidden" name={name} value={own} />
          return (
            <fieldset className="clash" key={name}>
              <legend>{label}</legend>
              <div className="choose">
                <Version name={name} value={own} said={shown(own)} whose={text('conflict.yours')} isChosen />
                <Version name={name} value={other} said={shown(other)} whose={text('conflict.saved')} />
              </div>
            </fieldset>
          )
        })}
      </div>
    </>
  )
}

const asTyped = (value: string) => value

/** The fields of a form as versions. An amount and its currency are two fields. */
export const versionsOf = (specs: readonly FieldSpec[]): readonly FieldVersion[] =>
  specs.flatMap((spec) => {
    const { name, label } = spec
    const currency = spec.kind === 'money' ? spec.currency : undefined
    return [
      { name, label, shown: (value: string) => valueText(spec, value) },
      ...(currency ? [{ name: currency.name, label: `${label}: ${currency.label}` }] : []),
    ]
  })

interface VersionProps {
  readonly name: string
  readonly value: string
  readonly said: string
  readonly whose: string
  readonly isChosen?: boolean
}

function Version({ name, value, said, whose, isChosen = false }: VersionProps) {
  const { text } = useText()
  return (
    <label>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>{said === '' ? text('conflict.empty') : said}</span> <small>{whose}</small>
    </label>
  )
}
