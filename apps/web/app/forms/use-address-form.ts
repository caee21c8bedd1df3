import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * A form that changes the address, such as a search. Its fields follow the address, but the one with the focus keeps what
 * the user types while the page loads. They stay the same elements, so the focus stays too. After an answer that finds
 * something wrong, the first wrong field takes it (WCAG 3.3.1).
 *
 * @param address What the address says, by the names of the fields
 * @param isWrong Whether a field has an error
 * @returns For the form
 */
export function useAddressForm(
  address: Readonly<Record<string, string>> | URLSearchParams,
  isWrong = false,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const said = new URLSearchParams(address).toString()
  // What the user typed before the script ran stays too.
  const shown = useRef(said)
  useEffect(() => {
    if (!form.current || shown.current === said) return
    const [before, now] = [new URLSearchParams(shown.current), new URLSearchParams(said)]
    shown.current = said
    for (const field of form.current.elements)
      if (isField(field) && (field !== document.activeElement || textOf(field) === textIn(before, field)))
        show(field, textIn(now, field))
  }, [said])

  const { key } = useLocation()
  // The entry of the history that the form was sent from. A page may come with an error, so none counts as the first one.
  // A sheet over the page is an entry too, and no answer.
  const sentFrom = useRef<string | undefined>('')
  useEffect(() => {
    const sent = form.current
    const onSubmit = () => void (sentFrom.current = key)
    sent?.addEventListener('submit', onSubmit)
    return () => sent?.removeEventListener('submit', onSubmit)
  }, [key])
  useEffect(() => {
    if (sentFrom.current === undefined || sentFrom.current === key) return
    sentFrom.current = undefined
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [key, isWrong])
  return form
}

type Field = HTMLInputElement | HTMLSelectElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && element.type !== 'hidden')

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

const textOf = (field: Field): string => (isBox(field) && !field.checked ? '' : field.value)

const textIn = (query: URLSearchParams, field: Field): string =>
  isBox(field) ? (query.getAll(field.name).find((value) => value === field.value) ?? '') : (query.get(field.name) ?? '')

function show(field: Field, text: string): void {
  if (isBox(field)) field.checked = text !== ''
  else field.value = text
}
