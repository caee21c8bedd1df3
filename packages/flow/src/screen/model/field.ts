import type { Group, InputType, MessageType } from '@collect/contract'
import type { Words } from './words.ts'

/** A message at a field. `data-testid="ui/message/{id}"`. */
export interface FieldMessage {
  readonly id: number
  readonly type: MessageType
  readonly words: Words
}

/** `data-testid`, if the convention has one (docs/contract/test-ids.md). */
export interface Link {
  readonly label: Words
  readonly href: string
  readonly testid?: string
}

interface FieldFacts {
  /** React key, because names repeat and positions change (docs/contract/nodes.md §13.1 and §13.2). */
  readonly key: string
  readonly group: Group
}

interface InputFacts extends FieldFacts {
  /** The name on the wire, used for the input, its label and `node/input/{name}`. */
  readonly name: string
  readonly label: Words
  readonly required: boolean
  readonly disabled: boolean
  /** `autocomplete` of the service, unchanged (docs/contract/nodes.md §13.19); without one, the name decides. */
  readonly autocomplete?: string
  readonly messages: readonly FieldMessage[]
  /** The one field of its step, and still empty: it has the focus when the step opens (FORM-STEP-7). */
  readonly focus?: true
  /** A link beside the label: Recover Account, Forgot password? (FORM-ELEMENT-3). */
  readonly link?: Link
}

/** Text, email, number, date and similar inputs. */
export interface TextField extends InputFacts {
  readonly field: 'text'
  readonly type: InputType
  readonly value?: string
  readonly placeholder: Words
  readonly pattern?: string
}
export interface PasswordField extends InputFacts {
  readonly field: 'password'
  readonly placeholder: Words
  /** The fewest characters of a new password, which the field names (FORM-ELEMENT-1). */
  readonly atLeast?: number
}
/** A one-time code (FORM-ELEMENT-2). */
export interface CodeField extends InputFacts {
  readonly field: 'code'
  readonly value?: string
  /** The node's `maxlength`, else six. */
  readonly length: number
  readonly pattern?: string
}
export interface CheckboxField extends InputFacts {
  readonly field: 'checkbox'
  readonly checked: boolean
  /** The posted value if checked: `true` for a trait, the name for a scope. */
  readonly value: string
  /** Describes a scope. */
  readonly description?: Words
  /** Sets a scope apart from those that the user has answered before. */
  readonly mark?: Words
}
export interface SelectField extends InputFacts {
  readonly field: 'select'
  readonly value?: string
  readonly options: readonly { readonly value: string; readonly label: Words }[]
  readonly placeholder: Words
}
/** A submit button; a press posts `name` and `value`. */
export interface SubmitField extends FieldFacts {
  readonly field: 'submit'
  readonly name: string
  readonly value: string
  readonly label: Words
  readonly disabled: boolean
  /** This browser signed in with it last. */
  readonly lastUsed?: true
  /** One primary button per form; the first submit in the document (docs/contract/test-ids.md). */
  readonly look: 'primary' | 'plain' | 'danger'
  readonly messages: readonly FieldMessage[]
  /** Asked before the press: what it takes away cannot be undone. */
  readonly question?: Words
  /** Where the code goes that it asks for, if that is known (FORM-STEP-8). */
  readonly sendsTo?: string
  /** For a list of keys: the user's name for the key, and its date (SETTINGS-SECTION-7). */
  readonly item?: ListItem
}
export interface ListItem {
  readonly name: Words
  /** Where it is kept, and whether its provider syncs it. */
  readonly facts?: readonly Words[]
  readonly added?: Words
  readonly used?: Words
  /**
   * Why the item cannot be removed: the service disables the button of the last way to sign in
   * (docs/contract/nodes.md §13.18).
   */
  readonly kept?: Words
}
/** Starts a WebAuthn ceremony and never submits by itself (docs/contract/nodes.md §10.3). */
export interface TriggerField extends FieldFacts {
  readonly field: 'trigger'
  readonly name: string
  readonly value?: string
  readonly label: Words
  readonly disabled: boolean
  /** Name of the function on `window`. */
  readonly trigger: string
  /** The kit adds it, so a page without a script has none. */
  readonly added?: true
  readonly messages: readonly FieldMessage[]
}
export interface ImageField extends FieldFacts {
  readonly field: 'image'
  readonly id: string
  readonly src: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  readonly label: Words
}
/** A text node; `secret` if it is a secret to copy. */
export interface NoteField extends FieldFacts {
  readonly field: 'note'
  readonly id: string
  readonly label?: Words
  readonly text: Words
  readonly secret: boolean
}
/** Backup codes. A used one is a text without its code (docs/contract/messages.md §2, 1050015). */
export interface CodesField extends FieldFacts {
  readonly field: 'codes'
  readonly id: string
  readonly label: Words
  readonly codes: readonly { readonly words: Words; readonly used: boolean }[]
  /** They count once the user confirms them. */
  readonly isNew?: true
}
export interface AnchorField extends FieldFacts {
  readonly field: 'anchor'
  readonly id: string
  readonly href: string
  readonly label: Words
}
/** Messages of a node without a visible field (docs/contract/nodes.md §13.10). */
export interface OrphanField extends FieldFacts {
  readonly field: 'messages'
  readonly name: string
  readonly messages: readonly FieldMessage[]
}
/** The CAPTCHA widget (docs/contract/nodes.md §9). */
export interface CaptchaField extends FieldFacts {
  readonly field: 'captcha'
  readonly sitekey: string
  readonly theme: string
  readonly action: string
  /** The hidden input for the answer. */
  readonly answerName: string
}

/** A field that a form draws. */
export type Field =
  | TextField
  | PasswordField
  | CodeField
  | CheckboxField
  | SelectField
  | SubmitField
  | TriggerField
  | ImageField
  | NoteField
  | CodesField
  | AnchorField
  | OrphanField
  | CaptchaField

/** A hidden input. Scripts write into some of them, so React must not control their value. */
export interface HiddenField {
  readonly key: string
  readonly name: string
  readonly value: string
  readonly disabled: boolean
  /** Name of a function on `window` to call once after mount. */
  readonly onload?: string
}
