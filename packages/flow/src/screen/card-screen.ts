import { MessageId, type Group, type UiMessage, type UiNode } from '@collect/contract'
import { isVisible, nameOf } from '../form/node-facts.ts'
import { formOf } from './form/form-of.ts'
import { mainFormOf } from './form/main-form.ts'
import { methodListOf } from './parts/method-list.ts'
import type {
  CardKind,
  CardScreen,
  FooterLine,
  Form,
  IdentifierScreen,
  MethodScreen,
  MethodsScreen,
  SsoGroup,
} from './model/screen.ts'
import { screenFactsOf, shownOf } from './parts/shown.ts'
import type { Shown, SourceOf } from './model/source.ts'
import { passkeyButtonOf } from './form/passkey-button.ts'
import { ssoGroupOf } from './form/sso.ts'

/** The screen of login, registration, recovery or verification: one step in a card. */
export function cardScreenOf(source: SourceOf<CardKind>): CardScreen {
  const shown = shownOf(source)
  const { formState } = shown
  switch (formState.state) {
    case 'provide_identifier':
      return identifierScreen(shown)
    case 'select_method':
      return methodsScreen(shown)
    case 'method_active':
      return methodScreenOf(shown, formState.method)
    case 'settings':
      throw new Error(`A flow of kind ${source.kind} has no card screen`)
  }
}

function identifierScreen(shown: Shown): IdentifierScreen {
  const { nodes } = shown.flow.ui
  const form = mainFormOf(shown, nodes, nodes)
  const sso = ssoGroupOf(shown, nodes, form)
  const passkey = passkeyButtonOf(nodes)
  return {
    ...screenFactsOf(shown),
    state: 'provide_identifier',
    form: passkey ? { ...form, fields: [...form.fields, passkey] } : form,
    divider: sso !== undefined && showsFields(form),
    ...(sso && { sso }),
    ...emptyUnless(canGoOn(form, sso)),
  }
}

/** Fields drawn beside the list of methods and with every method (FORM-STEP-2). */
const besideMethods: ReadonlySet<Group> = new Set(['identifier_first', 'default', 'profile', 'captcha'])

function methodsScreen(shown: Shown): MethodsScreen {
  const { nodes } = shown.flow.ui
  const beside = nodes.filter(({ group }) => besideMethods.has(group))
  // Triggers of the list need the methods' hidden inputs. A hidden `method` would override the user's choice.
  const form = mainFormOf(
    shown,
    beside,
    nodes.filter((node) => nameOf(node) !== 'method'),
  )
  const methods = methodListOf(shown)
  const sso = ssoGroupOf(shown, nodes, form, methods)
  return {
    ...screenFactsOf(shown),
    state: 'select_method',
    methods,
    form,
    divider: sso !== undefined && methods.length > 0,
    ...(sso && { sso }),
    ...emptyUnless(methods.length > 0 || canGoOn(form, sso)),
  }
}

export function methodScreenOf(shown: Shown, method: Group): MethodScreen {
  const { nodes } = shown.flow.ui
  const along = nodes.filter(({ group }) => besideMethods.has(group))
  const own = nodes.filter(({ group }) => group === method && !besideMethods.has(group))
  const form = mainFormOf(shown, [...along.filter((node) => belongs(node, own)), ...own], [...along, ...own])
  const sso = ssoGroupOf(shown, own, form)
  const facts = screenFactsOf(shown)
  const [clear, ...footer] = facts.footer
  const { flow, kind } = shown
  const isOpened = kind === 'login' && flow.requested_aal === 'aal2' && flow.active === method
  return {
    ...facts,
    // The user has not seen the list yet: it stands under the way to it (FORM-STEP-5, LOGIN-FOOTER-3).
    ...(isOpened && clear?.act === 'clear' && { footer, others: othersOf(shown, method, clear) }),
    state: 'method_active',
    method,
    form,
    divider: sso !== undefined && showsFields(form),
    ...(sso && { sso }),
    ...emptyUnless(canGoOn(form, sso)),
  }
}

function othersOf(shown: Shown, method: Group, clear: FooterLine): MethodsScreen {
  const screen = methodsScreen(shown)
  return {
    ...screen,
    footer: [clear],
    form: { ...screen.form, ...formOf(shown, 'others') },
    methods: screen.methods.filter(({ group }) => group !== method),
  }
}

/** Leaves out the submit of the identifier step, which the chosen method does not need. */
const belongs = (node: UiNode, own: readonly UiNode[]): boolean =>
  !(node.type === 'input' && node.attributes.type === 'submit' && nameOf(node) === 'method') || !own.some(isVisible)

/** The CAPTCHA guards the providers too, and is no choice beside them. */
const showsFields = (form: Form): boolean => form.fields.some(({ field }) => field !== 'captcha')

const canGoOn = (form: Form, sso: SsoGroup | undefined): boolean =>
  sso !== undefined || form.fields.some(({ field }) => field === 'submit' || field === 'trigger' || field === 'anchor')

/** The client makes this message (docs/contract/messages.md §2, 5000002). */
const noMethods: UiMessage = { id: MessageId.noMethods, type: 'error', text: '' }
const emptyUnless = (hasWay: boolean): { readonly empty?: UiMessage } => (hasWay ? {} : { empty: noMethods })
