import type { FlowKind, Group, UiMessage } from '@collect/contract'
import type { CheckboxField, Field, HiddenField, Link, SubmitField } from './field.ts'
import type { Words } from './words.ts'

/** The five flows of the service, and the consent screen that we make ourselves. */
export type ScreenKind = FlowKind | 'oauth2_consent'

/** What a card shows, one step at a time. */
export type CardKind = Exclude<FlowKind, 'settings'>

/** A flow as people see it: everything that has to be drawn, and nothing to decide (FORM-STEP). */
export type Screen = CardScreen | SettingsScreen | ConsentScreen

/** One step of a flow in a card. Settings are many forms on a page of their own. */
export type CardScreen = IdentifierScreen | MethodsScreen | MethodScreen

interface ScreenFacts {
  readonly kind: ScreenKind
  readonly flowId: string
  readonly heading: Heading
  readonly chip?: Chip
  /** Without the hidden ids (MESSAGE-HIDDEN-1). */
  readonly messages: readonly UiMessage[]
  readonly footer: readonly FooterLine[]
  /** Executed once per page, outside the forms (docs/contract/nodes.md §10.1). */
  readonly scripts: readonly Script[]
}

export interface IdentifierScreen extends ScreenFacts {
  readonly state: 'provide_identifier'
  /** Said when there is no way to go on: 5000002. */
  readonly empty?: UiMessage
  readonly sso?: SsoForm
  /** Providers and something else: a line with "or" between them. */
  readonly divider: boolean
  readonly form: Form
}

export interface MethodsScreen extends ScreenFacts {
  readonly state: 'select_method'
  readonly sso?: SsoForm
  readonly divider: boolean
  readonly methods: readonly MethodEntry[]
  /** Said when there is no way to go on: 5000002. */
  readonly empty?: UiMessage
  /** Holds the entries that submit, and the inputs that go along with them. */
  readonly form: Form
}

export interface MethodScreen extends ScreenFacts {
  readonly state: 'method_active'
  readonly method: Group
  readonly sso?: SsoForm
  readonly divider: boolean
  readonly form: Form
  /** Said when the method has nothing to draw: 5000002. */
  readonly empty?: UiMessage
}

export interface ConsentScreen extends ScreenFacts {
  readonly state: 'consent'
  readonly form: Pick<Form, 'testid' | 'action' | 'method' | 'hidden'>
  readonly consent: Consent
}

export interface SettingsScreen extends ScreenFacts {
  readonly state: 'settings'
  readonly sections: readonly Section[]
}

/** Works before and without JavaScript: `<form action method novalidate data-testid>`. */
export interface Form {
  readonly testid: string
  /** Absolute address. */
  readonly action: string
  readonly method: 'post' | 'get'
  readonly hidden: readonly HiddenField[]
  /** In the order of the screen; the first submit is the primary one. */
  readonly fields: readonly Field[]
  /** A link beside the code field; stands after the primary submit. Pressed, it goes without the code. */
  readonly resend?: SubmitField
  /** "screen" buttons: back to another step; after everything else. */
  readonly back?: SubmitField
  /** Holds the step back where this form names another method than that of the step: a form says one thing. */
  readonly backForm?: Pick<Form, 'testid' | 'action' | 'method' | 'hidden'>
}

/** Provider, link and unlink buttons: a form of their own, `{kind}-sso`. */
export interface SsoForm {
  readonly testid: string
  readonly action: string
  readonly method: 'post' | 'get'
  readonly hidden: readonly HiddenField[]
  readonly buttons: readonly SsoButton[]
  /** 3, 4 or 1 (SOCIAL-GRID-1). */
  readonly columns: 1 | 3 | 4
  /** Hidden for the eye only: the name stays for screen readers. */
  readonly labelsHidden: boolean
}

/** `{kind}-items`: things of the account that can be removed, one button each. */
export interface ItemsForm extends Pick<Form, 'testid' | 'action' | 'method' | 'hidden'> {
  readonly items: readonly SubmitField[]
}

export interface SsoButton {
  readonly key: string
  readonly group: Group
  readonly name: 'provider' | 'link' | 'unlink'
  /** Id of the provider; the mark is chosen by it. */
  readonly value: string
  readonly label: Words
  /** As the service calls it. */
  readonly provider: string
  readonly disabled: boolean
}

export interface Heading {
  readonly title: Words
  /** Said here instead of in the list; `data-testid="ui/message/{id}"` each (docs/contract/test-ids.md). */
  readonly messages: readonly UiMessage[]
  readonly description?: Words
}

/** The identifier that was entered, and the way to change it. */
export type Chip =
  | { readonly chip: 'link'; readonly identifier: string; readonly label: Words; readonly href: string }
  | {
      readonly chip: 'form'
      readonly identifier: string
      readonly label: Words
      readonly form: Omit<Form, 'fields' | 'resend' | 'back' | 'backForm'>
      readonly name: string
      readonly value: string
    }

/** One way to go on, `data-testid="method/{group}"`. */
export type MethodEntry = MethodEntryFacts &
  (
    | { readonly choose: 'open'; readonly href: string }
    /** Sends the code at once: a submit of the form. */
    | { readonly choose: 'submit'; readonly name: string; readonly value: string; readonly disabled: boolean }
    /** Starts the passkey ceremony; disabled until its function is there (PASSKEY-READY-1). */
    | {
        readonly choose: 'trigger'
        readonly name: string
        readonly value?: string
        readonly trigger: string
        readonly disabled: boolean
      }
  )
interface MethodEntryFacts {
  readonly key: string
  readonly group: Group
  readonly testid: string
  readonly title: Words
  readonly description: Words
}

/** A line under the form. `clear` drops the chosen method; its `href` does so without JavaScript. */
export interface FooterLine {
  readonly act: 'leave' | 'clear'
  readonly before?: Words
  readonly link: Link
}

/** One section of the settings, a form each (SETTINGS-SECTION-1). */
export interface Section {
  readonly group: Group
  readonly title: Words
  readonly description: Words
  readonly form: Form
  /** In the section's footer, primary first. */
  readonly submits: readonly SubmitField[]
  /** Keys and passkeys with their remove buttons: a form of their own, so that Enter never presses one. */
  readonly items?: ItemsForm
  readonly sso?: SsoForm
  readonly info?: Words
}

export interface Consent {
  readonly scopes: readonly CheckboxField[]
  readonly remember?: CheckboxField
  /** In two columns. */
  readonly actions: readonly SubmitField[]
  readonly trust: Words
  readonly warning: Words
  readonly redirect: Words
  readonly links: readonly Link[]
}

export interface Script {
  readonly id: string
  readonly src: string
  readonly async: boolean
  readonly referrerpolicy: string
  readonly crossorigin: string
  readonly integrity: string
  readonly nonce: string
  readonly type: string
}
