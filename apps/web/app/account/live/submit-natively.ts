/** Submits a form with one of its buttons natively, as without a script. */
export function submitNatively(form: HTMLFormElement, { name, value }: HTMLButtonElement): void {
  const pressed = document.createElement('input')
  Object.assign(pressed, { type: 'hidden', name, value })
  form.append(pressed)
  // A field may be named `submit` and shadow the method. This call fires no event, so no script intercepts it.
  HTMLFormElement.prototype.submit.call(form)
  pressed.remove()
}
