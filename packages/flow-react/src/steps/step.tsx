import type { CardScreen } from '@collect/flow'
import { IdentifierStep } from './identifier-step.tsx'
import { MethodStep } from './method-step.tsx'
import { MethodsStep } from './methods-step.tsx'

export function Step({ screen }: { readonly screen: CardScreen }) {
  switch (screen.state) {
    case 'provide_identifier':
      return <IdentifierStep screen={screen} />
    case 'select_method':
      return <MethodsStep screen={screen} />
    case 'method_active':
      return <MethodStep screen={screen} />
  }
}
