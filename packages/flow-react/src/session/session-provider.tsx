import type { SessionSnapshot, SessionWatch } from '@collect/flow'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'

const SessionContext = createContext<SessionWatch | undefined>(undefined)

interface SessionProviderProps {
  /** From `createSessionWatch`; one for the whole page. */
  readonly watch: SessionWatch
  readonly children: ReactNode
}

/** Shares one session check with every `useSession` below it. */
export function SessionProvider({ watch, children }: SessionProviderProps) {
  return <SessionContext value={watch}>{children}</SessionContext>
}

/** The session, and the function that asks the service for it again (CLIENT-SESSION-1). */
export type SessionView = SessionSnapshot & Pick<SessionWatch, 'refetch'>

/**
 * The session of the user (CLIENT-SESSION-1). Its first use starts the check (SESSION-CHECK-2).
 * @throws without a `SessionProvider` above
 */
export function useSession(): SessionView {
  const watch = use(SessionContext)
  if (!watch) throw new Error('useSession needs a SessionProvider above it')
  const snapshot = useSyncExternalStore(watch.subscribe, watch.getSnapshot, watch.getSnapshot)
  return { ...snapshot, refetch: watch.refetch }
}
