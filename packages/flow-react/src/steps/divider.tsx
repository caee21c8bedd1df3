import { useFlowView } from '../flow-context.ts'

export function Divider() {
  return <div className="or">{useFlowView().formatter.text('misc.or')}</div>
}
