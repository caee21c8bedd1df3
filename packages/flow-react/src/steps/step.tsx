import type { UiMessage } from '@collect/contract'
import type { CardScreen, MethodEntry } from '@collect/flow'
import { Message } from '../fields/message.tsx'
import { useFlowView } from '../flow-context.ts'
import { Footer } from './footer.tsx'
import { FlowForm } from './flow-form.tsx'
import { MethodView } from './method-view.tsx'
import { Providers } from './providers.tsx'

/** The step of a card: provide identifier, select method or active method (FORM-STEP). */
export const Step = ({ screen }: { readonly screen: CardScreen }) => (
  // Each state mounts its own form: the next step must not reuse typed values.
  <StepBody key={screen.state} screen={screen} />
)

function StepBody({ screen }: { readonly screen: CardScreen }) {
  const { formatter } = useFlowView()
  const { sso, divider, empty, form } = screen
  return (
    <>
      {empty && <EmptyNote message={empty} />}
      <FlowForm
        form={form}
        lead={
          sso && (
            <>
              <Providers sso={sso} />
              {divider && <div className="or">{formatter.text('misc.or')}</div>}
            </>
          )
        }
      >
        {screen.state === 'select_method' && <MethodList methods={screen.methods} />}
      </FlowForm>
      {'others' in screen && screen.others && (
        <div className="others">
          <Footer lines={screen.others.footer} />
          <StepBody screen={screen.others} />
        </div>
      )}
    </>
  )
}

/** The flow offers no method: message 5000002. */
function EmptyNote({ message }: { readonly message: UiMessage }) {
  const { formatter } = useFlowView()
  return (
    <div role="alert">
      <Message id={message.id} type={message.type} text={formatter.message(message)} />
    </div>
  )
}

function MethodList({ methods }: { readonly methods: readonly MethodEntry[] }) {
  if (methods.length === 0) return null
  return (
    <ul className="methods">
      {methods.map((entry) => (
        <li key={entry.key}>
          <MethodView entry={entry} />
        </li>
      ))}
    </ul>
  )
}
