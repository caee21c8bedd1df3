import type { ProjectConfiguration, VerifiableAddress } from '@collect/contract'
import { cardScreenOf, isCodeFilledIn, isLinkOpened } from '@collect/flow'
import { FlowForm, FlowProvider, Header, Messages } from '@collect/flow-react'
import { useText } from '@collect/messages/react'

import { StepTitle } from '../frame/step-title.tsx'
import { flowNotice } from '../live/flow-notice.ts'
import { useLiveFlow } from '../live/use-live-flow.ts'
import { useCleanUrl } from '../live/use-clean-url.ts'
import type { FoundFlow } from '../server/load/load-flow.ts'
import { asksWhose, codeFormOf, isSentToPhone, resendFormOf } from './forms.ts'
import { Resend } from './resend.tsx'
import { VerifiedCard } from './verified-card.tsx'

interface VerificationCardProps {
  readonly loaded: FoundFlow<'verification'>
  readonly project: ProjectConfiguration
  /** The first address of a user who is signed in. */
  readonly address: Pick<VerifiableAddress, 'value' | 'via' | 'verified'> | undefined
}

/** Verification page (VERIFY-PAGE). */
export function VerificationCard({ loaded, project, address }: VerificationCardProps) {
  const formatter = useText()
  const { text } = formatter
  const { flow, props, ...happening } = useLiveFlow({
    kind: 'verification',
    flow: loaded.flow,
    screenOf: cardScreenOf,
    project,
  })
  useCleanUrl()
  const { screen } = props
  const isAsked = asksWhose(screen.form)
  // A verified address says nothing of another one that waits for its code.
  const isDone = address?.verified && !isAsked && (screen.chip?.identifier ?? address.value) === address.value
  if (isDone || flow.state === 'passed_challenge') {
    return (
      <FlowProvider {...props}>
        <VerifiedCard screen={screen} home={flow.return_to ?? project.default_redirect_url} isAnswer={props.turn > 0} />
      </FlowProvider>
    )
  }
  const notice = flowNotice(formatter, happening, loaded.happened)
  const isSent = flow.state === 'sent_email'
  const isByPhone = isSentToPhone(screen.form)
  const isFilledIn = isCodeFilledIn(flow)
  const isOpened = isAsked || isLinkOpened(flow)
  const codeForm = codeFormOf(screen.form)
  const resendForm = resendFormOf(screen.form, address?.via === 'email' ? address.value : undefined)
  return (
    <FlowProvider {...props}>
      <div className="authcard">
        <StepTitle screen={screen} />
        <Header
          heading={
            screen.state === 'method_active' && !isAsked
              ? screen.heading
              : { ...screen.heading, description: undefined }
          }
          chip={screen.chip}
        />
        {!isOpened && !isFilledIn && !isByPhone && (
          <p>
            {!isSent && `${text('verification-page.earlier')} `}
            {text('verification-page.spam')}
          </p>
        )}
        <Messages messages={screen.messages} notice={notice} />
        {codeForm && <FlowForm form={codeForm} />}
        {isOpened && <FlowForm form={screen.form} />}
        {/* The form of the address is collapsed once the code has a field. */}
        {resendForm && !isOpened && !isFilledIn && (
          <Resend key={flow.state} form={resendForm} flowId={flow.id} isByPhone={isByPhone} />
        )}
      </div>
    </FlowProvider>
  )
}
