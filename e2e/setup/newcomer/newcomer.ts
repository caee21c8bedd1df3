import { expect, type Page } from '@playwright/test'

/** What a way through the pages costs its user. */
export interface Cost {
  /** Presses on a control; moving the focus counts as none. */
  readonly taps: number
  /** Values that were typed, beside passwords. */
  readonly typed: number
  /** Keys that were pressed for all typed values, passwords included; a pasted value is one. */
  readonly keys: number
}

/** A user who finds everything by its accessible name, and counts presses and typed values. */
export class Newcomer {
  readonly page: Page
  #taps = 0
  #typed = 0
  #keys = 0

  constructor(page: Page) {
    this.page = page
  }

  /** The cost since the last time this was asked. */
  cost(): Cost {
    const cost = { taps: this.#taps, typed: this.#typed, keys: this.#keys }
    this.#taps = this.#typed = this.#keys = 0
    return cost
  }

  /** The name tells one control of the page. */
  async press(name: string | RegExp): Promise<void> {
    const control = this.page.getByRole('button', { name }).or(this.page.getByRole('link', { name }))
    await control.click()
    this.#taps += 1
  }

  /** Types into the field, after moving the focus there if it is elsewhere. */
  async type(label: string | RegExp, value: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label }).pressSequentially(value)
    this.#typed += 1
    this.#keys += value.length
  }

  /** Types into the password field, which has the focus. */
  async typePassword(value: string): Promise<void> {
    await expect(this.page.getByLabel(/^(New )?password$/i), 'the password field has the focus').toBeFocused()
    await this.page.keyboard.type(value)
    this.#keys += value.length
  }

  /** Pastes the sentence of a mail into the code field, which has the focus. */
  async paste(label: string | RegExp, sentence: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: label })
    await expect(field, 'the code field has the focus').toBeFocused()
    await this.page.keyboard.insertText(sentence)
    this.#typed += 1
    this.#keys += 1
  }
}
