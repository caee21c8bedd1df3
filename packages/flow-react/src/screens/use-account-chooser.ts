import type { CardScreen } from '@collect/flow'
import { useEffect, useRef } from 'react'
import { useFlowView } from '../flow-context.ts'

const contexts = { login: 'signin', registration: 'signup' } as const

/**
 * Offers the browser's account chooser (FedCM) once, when the page is idle. It gives way to a submit, to a ceremony and
 * to passkeys in the autofill list, because a browser shows one of them at a time.
 */
export function useAccountChooser({ kind, sso, form }: CardScreen): void {
  const { pressed, take } = useFlowView()
  const wasOffered = useRef(false)
  const context = kind === 'login' || kind === 'registration' ? contexts[kind] : undefined
  const isBusy = pressed !== undefined
  const isWanted = sso !== undefined && !form.hidden.some(({ onload }) => onload)
  const { action } = form

  useEffect(() => {
    if (!context || !take || !isWanted || isBusy || wasOffered.current || !('IdentityCredential' in globalThis)) return
    const controller = new AbortController()
    const { signal } = controller
    const waiting = requestIdleCallback(() => {
      wasOffered.current = true
      // If it fails, only the chooser is missing.
      import('../account-chooser/offer-accounts.ts').then(
        ({ offerAccounts }) => offerAccounts({ action, context, signal, take }),
        () => {},
      )
    })
    return () => {
      cancelIdleCallback(waiting)
      controller.abort()
    }
  }, [context, take, isWanted, isBusy, action])
}
