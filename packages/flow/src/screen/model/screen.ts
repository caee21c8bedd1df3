import type { FlowKind, Group, UiMessage } from '@collect/contract'
import type { CheckboxField, Field, HiddenField, Link, SubmitField } from './field.ts'
import type { Words } from './words.ts'

/** The five flows of the service, and the consent flow that the client makes. */
export type ScreenKind = FlowKind | 'oauth2_consent'

/** Kinds that a card shows, one step at a time. */
export type CardKind = Exclude<FlowKind, 'settings'>

/** Everything to draw for a flow, with nothing left to decide (FORM-STEP). */
export type Screen = CardScreen | SettingsScreen | ConsentScreen

/** One step of a flow in a card. The settings are several forms on their own page. */
export type CardScreen = IdentifierScreen | MethodsScreen | MethodScreen

interface ScreenFacts {
  readonly kind: ScreenKind
  readonly flowId: string
  readonly heading: Heading
  readonly chip?: Chip
  /** Messages without those that the heading shows (MESSAGE-HIDDEN-1). */
  readonly messages: readonly UiMessage[]
  readonly footer: readonly FooterLine[]
  /** Scripts, run once per page and outside the forms (docs/contract/nodes.md §10.1). */
  readonly scripts: readonly Script[]
}

export interface IdentifierScreen extends ScreenFacts {
  readonly state: 'provide_identifier'
  /** Message 5000002, if the flow offers no method. */
  readonly empty?: UiMessage
  readonly sso?: SsoGroup
  /** Whether a line with "or" separates providers from the rest. */
  readonly divider: boolean
  readonly form: Form
}

export interface MethodsScreen extends ScreenFacts {
  readonly state: 'select_method'
  readonly sso?: SsoGroup
  readonly divider: boolean
  readonly methods: readonly MethodEntry[]
  /** Message 5000002, if the flow offers no method. */
  readonly empty?: UiMessage
  /** The form of entries that submit, with their inputs. */
  readonly form: Form
}

export interface MethodScreen extends ScreenFacts {
  readonly state: 'method_active'
  readonly method: Group
  readonly sso?: SsoGroup
  readonly divider: boolean
  readonly form: Form
  /** The other second factors, listed below the form. Its `footer` has the way to the whole list. */
  readonly others?: MethodsScreen
  /** Message 5000002, if the method has nothing to draw. */
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

/** A form that works before and without JavaScript: `<form action method novalidate data-testid>`. */
export interface Form {
  readonly testid: string
  /** Absolute address. */
  readonly action: string
  readonly method: 'post' | 'get'
  readonly hidden: readonly HiddenField[]
  /** In drawing order; the first submit is the primary button. */
  readonly fields: readonly Field[]
  /** The resend button, drawn as a link after the primary submit. It posts no code. */
  readonly resend?: SubmitField
  /** A `screen` button back to another step, drawn last. */
  readonly back?: SubmitField
  /** A separate form for `back`, if it needs another `method` than this form. */
  readonly backForm?: Pick<Form, 'testid' | 'action' | 'method' | 'hidden'>
}

/** The group `{kind}-sso` of provider buttons, at the top of a card's form. */
export interface SsoGroup {
  readonly testid: string
  readonly buttons: readonly SsoButton[]
  /** Columns of the grid (SOCIAL-GRID-1). */
  readonly columns: 1 | 3 | 4
  /** Visually hidden labels; screen readers read them. */
  readonly labelsHidden: boolean
  /** The button that Enter in a field presses. A hidden twin of it stands before the providers. */
  readonly enter?: Pick<SubmitField, 'name' | 'value' | 'disabled'>
}

/** The forms `settings-sso` of link and unlink buttons, one per button. */
export interface SsoForm extends Pick<Form, 'testid' | 'action' | 'method'> {
  readonly rows: readonly SsoRow[]
}

/** A button, and the hidden inputs of its form. */
export interface SsoRow {
  readonly button: SsoButton
  readonly hidden: readonly HiddenField[]
}

/** The form `{kind}-items` of removable items, with one button each. */
export interface ItemsForm extends Pick<Form, 'testid' | 'action' | 'method' | 'hidden'> {
  readonly items: readonly SubmitField[]
}

export interface SsoButton {
  readonly key: string
  readonly group: Group
  readonly name: 'provider' | 'link' | 'unlink'
  /** Id of the provider. It selects the logo if `kind` has none. */
  readonly value: string
  readonly label: Words
  /** The provider's name, from the service. */
  readonly provider: string
  /** The provider's kind, from the service. */
  readonly kind: string | undefined
  /** This browser signed in with it last. */
  readonly lastUsed?: true
  readonly disabled: boolean
}

export interface Heading {
  readonly title: Words
  /** The application that waits for this user. */
  readonly app?: Words
  /** Messages shown here instead of in the list; test id `ui/message/{id}` (docs/contract/test-ids.md). */
  readonly messages: readonly UiMessage[]
  readonly description?: Words
  /** The message that the description stands for, and whose test id it has. */
  readonly says?: number
}

/** The entered identifier and the way to change it. */
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

/** An entry of the list of methods, `data-testid="method/{group}"`. */
export type MethodEntry = MethodEntryFacts &
  (
    | { readonly choose: 'open'; readonly href: string }
    /** Requests the code at once with a submit of the form. */
    | { readonly choose: 'submit'; readonly name: string; readonly value: string; readonly disabled: boolean }
    /** Starts the passkey ceremony; disabled until its function exists (PASSKEY-READY-1). */
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
  /** This browser signed in with it last. */
  readonly lastUsed?: true
}

/** A line below the form. `clear` returns to the list of methods; `href` does so without JavaScript. */
export interface FooterLine {
  readonly act: 'leave' | 'clear'
  readonly before?: Words
  readonly link: Link
}

/** One section of the settings with its own form (SETTINGS-SECTION-1). */
export interface Section {
  readonly group: Group
  readonly title: Words
  readonly description: Words
  readonly form: Form
  /** Buttons below the section, the primary one first. */
  readonly submits: readonly SubmitField[]
  /** A separate form of keys with remove buttons, so that Enter in a field never presses one. */
  readonly items?: ItemsForm
  readonly sso?: SsoForm
  /** Items that were removed in this form, each with a button that brings it back. */
  readonly gone?: ItemsForm
  readonly info?: Words
  /** How it stands, where the nodes tell: a value, a count, on or off. */
  readonly state?: Words
  /** The state asks for something, or nothing is set up yet. A mark says so, not colour alone (SETTINGS-ROW-4). */
  readonly tone?: 'warn' | 'off'
  /** Its part of the index. */
  readonly part: 'account' | 'sign-in' | 'two-step'
  /** What its row offers. */
  readonly act: SectionAct
  /** It has a message, or waits for a value (SETTINGS-ROW-2). */
  readonly isOpen: boolean
}

/** The word at the end of a section's row. */
export type SectionAct = 'add' | 'change' | 'edit' | 'manage' | 'set-up'

export interface Consent {
  readonly scopes: readonly CheckboxField[]
  readonly remember?: CheckboxField
  /** Stands for the client. */
  readonly mark: { readonly letter: string; readonly logo?: string }
  /** Drawn in two columns. */
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
