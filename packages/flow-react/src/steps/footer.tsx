import type { FooterLine } from '@collect/flow'
import type { MouseEvent } from 'react'
import { useFlowView, useSay } from '../flow-context.ts'

export function Footer({ lines }: { readonly lines: readonly FooterLine[] }) {
  if (lines.length === 0) return null
  return (
    <footer className="authcard__foot">
      {lines.map((line) => (
        <Line key={line.link.testid ?? line.link.href} line={line} />
      ))}
    </footer>
  )
}

function Line({ line: { act, before, link } }: { readonly line: FooterLine }) {
  const say = useSay()
  const { choose } = useFlowView()
  function take(event: MouseEvent) {
    if (act !== 'clear' || !choose) return
    event.preventDefault()
    choose(undefined, link.href)
  }
  return (
    <p className="authcard__line">
      {before && <span>{say(before)}</span>}
      <a className="link link--tap" href={link.href} data-testid={link.testid} onClick={take}>
        {say(link.label)}
      </a>
    </p>
  )
}
