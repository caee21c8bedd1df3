import { useText } from '@collect/messages/react'

import { useFrame } from './use-frame.ts'

/** Privacy policy and terms of service, where the project names them (PROJECT-CONFIG-6). */
export function LegalLinks() {
  const { text } = useText()
  const { policy, terms } = useFrame() ?? {}
  return (
    <>
      {policy && (
        <a className="link link--tap sm" href={policy}>
          {text('consent.privacy-policy-label')}
        </a>
      )}
      {terms && (
        <a className="link link--tap sm" href={terms}>
          {text('consent.terms-of-service-label')}
        </a>
      )}
    </>
  )
}
