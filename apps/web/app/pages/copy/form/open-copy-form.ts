import type { AddDefaults, Category, CategoryField, ConditionScale, OwnCopy } from '@collect/collectibles/wire'

import type { ActNews } from '../../../acts/act-news.ts'
import type { Typed } from '../../../forms/rules.ts'

/** A field of copies, with values to choose from. */
export interface CopyField extends CategoryField {
  readonly choices?: readonly string[]
  /** Its owner wants it in sight in every form. */
  readonly isShown?: true
}

/** What the form of a copy knows of its drawer and of its owner. */
export interface CopyFormContext {
  readonly category: Category
  readonly scale: ConditionScale
  readonly fields: readonly CopyField[]
  readonly places: readonly ShelfOption[]
  readonly folders: readonly ShelfOption[]
  /** Of the owner. */
  readonly currency: string
  /** What new copies begin with. */
  readonly preferred: AddDefaults
}

interface ShelfOption {
  readonly id: string
  readonly path: string
}

/** The sheet with the form of a copy: a new one, or one that the user changes. */
export interface OpenCopyForm extends CopyFormContext {
  readonly name: 'form'
  readonly id: string
  /** Of the copy that the user changes; absent for a new one. */
  readonly rev?: number
  /** The item; absent for a copy that its owner names. */
  readonly item?: {
    readonly id: string
    readonly name: string
    readonly caption: string
    readonly art: string
    readonly variants: readonly { readonly id: string; readonly name: string; readonly isDefault: boolean }[]
  }
  readonly typed: Typed
  /** Fields that have their values from the last copy in the drawer, or from the preferences. */
  readonly defaults: Readonly<Record<string, 'last' | 'preferred'>>
  /** What the owner has of the item already. */
  readonly doubles: readonly OwnCopy[]
  readonly closePath: string
  /** Where the user says that it is another thing. */
  readonly changePath?: string
  readonly news?: ActNews | undefined
}
