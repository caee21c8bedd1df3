import type { Group } from './group.ts'
import type { UiMessage } from './message.ts'

export type InputType =
  | 'text'
  | 'password'
  | 'number'
  | 'checkbox'
  | 'hidden'
  | 'email'
  | 'tel'
  | 'submit'
  | 'button'
  | 'datetime-local'
  | 'date'
  | 'url'

export type InputValue = string | number | boolean

export interface InputAttributes {
  readonly node_type: 'input'
  readonly name: string
  readonly type: InputType
  /** Left out when null; an empty string is kept. */
  readonly value?: InputValue | null
  readonly disabled: boolean
  /** Present only when true. */
  readonly required?: boolean
  readonly autocomplete?: string
  readonly pattern?: string
  /** Characters. */
  readonly maxlength?: number
  /** Up to 500 choices of an enum trait; drawn as a select. */
  readonly options?: readonly { readonly value: InputValue }[]
  readonly label?: UiMessage
  /** Legacy code strings, never evaluated. */
  readonly onclick?: string
  readonly onload?: string
  /** Name of a function on `window`. */
  readonly onclickTrigger?: string
  readonly onloadTrigger?: string
}

export interface TextAttributes {
  readonly node_type: 'text'
  readonly id: string
  readonly text: UiMessage
}

export interface ImageAttributes {
  readonly node_type: 'img'
  readonly id: string
  readonly src: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

export interface AnchorAttributes {
  readonly node_type: 'a'
  readonly id: string
  readonly href: string
  readonly title: UiMessage
}

export interface ScriptAttributes {
  readonly node_type: 'script'
  readonly id: string
  readonly src: string
  readonly async: boolean
  readonly referrerpolicy: string
  readonly crossorigin: string
  readonly integrity: string
  readonly nonce: string
  readonly type: string
}

export interface DivisionAttributes {
  readonly node_type: 'div'
  readonly id: string
  readonly class?: string
  readonly data?: Readonly<Record<string, string>>
}

interface NodeOf<Type extends string, Attributes> {
  readonly type: Type
  readonly group: Group
  readonly attributes: Attributes
  readonly messages: readonly UiMessage[]
  readonly meta: { readonly label?: UiMessage }
}

export type InputNode = NodeOf<'input', InputAttributes>
export type TextNode = NodeOf<'text', TextAttributes>
export type ImageNode = NodeOf<'img', ImageAttributes>
export type AnchorNode = NodeOf<'a', AnchorAttributes>
export type ScriptNode = NodeOf<'script', ScriptAttributes>
export type DivisionNode = NodeOf<'div', DivisionAttributes>

/** One element of `flow.ui.nodes` (docs/contract/nodes.md §1.1). */
export type UiNode = InputNode | TextNode | ImageNode | AnchorNode | ScriptNode | DivisionNode

export interface UiContainer {
  /** Absolute address that the form posts to. */
  readonly action: string
  /** `POST`; `GET` only when a verification has succeeded. */
  readonly method: string
  readonly nodes: readonly UiNode[]
  readonly messages?: readonly UiMessage[]
}
