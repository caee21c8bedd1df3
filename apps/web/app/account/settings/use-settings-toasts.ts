import { MessageId, type AnyFlow, type FlowKind, type SettingsFlow } from '@collect/contract'
import type { FlowSnapshot } from '@collect/flow'
import { useText } from '@collect/messages/react'
import { useCallback, useEffect, useRef } from 'react'

import { showToast } from '../../shell/toasts/show-toast.ts'
import type { Ended } from '../server/settings-query.ts'
import { isShownFirst } from './shown-first.ts'

/**
 * Shows "Settings updated" or "Could not update settings" (SETTINGS-TOAST-1) once per save, also when the outcome comes
 * with a page load, for example from a provider. A saved flow stays saved when it is fetched again
 * (docs/contract/nodes.md §13.14), so the history entry remembers the toast. `onSaved` runs after a save without a page
 * load.
 */
export function useSettingsToasts(arrived: SettingsFlow, ended: Ended | undefined, onSaved: () => void) {
  const { text } = useText()
  const first = useRef(arrived)
  const saved = useRef(onSaved)
  useEffect(() => {
    saved.current = onSaved
  }, [onSaved])

  const showToasts = useCallback(
    (flow: AnyFlow, failed: boolean) => {
      if (failed || hasError(flow)) showToast({ tone: 'error', title: text('settings.messages.toast-title.error') })
      else if (isSaved(flow)) showToast({ tone: 'success', title: text('settings.messages.toast-title.success') })
    },
    [text],
  )

  useEffect(() => {
    const flow = first.current
    if ((isSaved(flow) || hasError(flow)) && isShownFirst('outcome')) showToasts(flow, false)
  }, [showToasts])

  useEffect(() => {
    if (ended === undefined || !isShownFirst('ended')) return
    showToast(
      ended === 'failed'
        ? { tone: 'error', title: text('profile.sessions.failed') }
        : { tone: 'success', title: text('profile.sessions.ended', { count: ended }) },
    )
  }, [ended, text])

  return useCallback(
    ({ flow, failure, busy }: FlowSnapshot<FlowKind>) => {
      // Still busy: the browser leaves this page.
      if (!busy) showToasts(flow, failure !== undefined)
      if (!busy && isSaved(flow)) saved.current()
      isShownFirst('outcome')
    },
    [showToasts],
  )
}

const isSaved = ({ ui }: AnyFlow) => ui.messages?.some(({ id }) => id === MessageId.settingsSaved) ?? false

const hasError = ({ ui }: AnyFlow) =>
  [...(ui.messages ?? []), ...ui.nodes.flatMap(({ messages }) => messages)].some(({ type }) => type === 'error')
