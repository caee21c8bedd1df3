import type { IdentifierScreen, MethodScreen, MethodsScreen } from '@collect/flow'
import { IdentifierStep } from './identifier-step.tsx'
import { MethodStep } from './method-step.tsx'
import { MethodsStep } from './methods-step.tsx'

/** What one card shows. Settings are many forms on a page of their own, and weigh nothing here. */
export type CardScreen = IdentifierScreen | MethodsScreen | MethodScreen

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
