import type { ConsentScreen as Screen } from '@collect/flow'
import { Header } from '../card/header.tsx'
import { Messages, type Notice } from '../card/messages.tsx'
import { PartyMark } from '../card/party-mark.tsx'
import { useSay } from '../flow-context.ts'
import { ConsentStep } from '../steps/consent-step.tsx'
import { FlowProvider, type FlowProps } from './flow-provider.tsx'

interface ConsentScreenProps extends FlowProps<Screen> {
  readonly notice?: Notice | undefined
}

/** The card that asks for consent to an OAuth2 client's request (CONSENT-SCREEN). */
export function ConsentScreen({ notice, ...flow }: ConsentScreenProps) {
  return (
    <FlowProvider {...flow}>
      <ConsentCard screen={flow.screen} notice={notice} />
    </FlowProvider>
  )
}

interface ConsentCardProps {
  readonly screen: Screen
  readonly notice: Notice | undefined
}

function ConsentCard({ screen: { heading, chip, messages, form, consent }, notice }: ConsentCardProps) {
  const say = useSay()
  return (
    <div className="authcard">
      <PartyMark {...consent.mark} />
      <Header heading={heading} chip={chip} />
      <div className="stack stack--xs">
        <p className="strong">{say(consent.trust)}</p>
        <p className="muted">{say(consent.warning)}</p>
      </div>
      <Messages messages={messages} notice={notice} />
      <ConsentStep form={form} consent={consent} />
      {consent.links.length > 0 && (
        <footer className="authcard__foot authcard__foot--links">
          {consent.links.map(({ href, label }) => (
            <a key={href} className="link link--tap" href={href} rel="noreferrer">
              {say(label)}
            </a>
          ))}
        </footer>
      )}
    </div>
  )
}
