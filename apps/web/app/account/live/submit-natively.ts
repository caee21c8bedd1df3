/** Sends a form by one of its buttons, the way it goes without a script. */
export function submitNatively(form: HTMLFormElement, { name, value }: HTMLButtonElement): void {
  const pressed = document.createElement('input')
  Object.assign(pressed, { type: 'hidden', name, value })
  form.append(pressed)
  // The form's own `submit` may be a field of that name; this one tells nobody, so no script takes it over again.
  HTMLFormElement.prototype.submit.call(form)
  pressed.remove()
}
