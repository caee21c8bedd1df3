import type { Formatter } from '@collect/messages'

/** The sentence for what the service refused. */
export function problemText({ text }: Pick<Formatter, 'text'>, problem: string): string {
  switch (problem) {
    case 'required':
    case 'too_long':
    case 'taken':
    case 'comma':
    case 'too_deep':
    case 'cycle':
    case 'not_found':
    case 'not_empty':
    case 'quota':
    case 'changed':
      return text(`shelves.problem.${problem}`)
    case 'failed':
      return text('item.not-saved')
    default:
      return text('shelves.problem.wrong')
  }
}
