import { useText } from '@collect/messages/react'

/** Ends the session at once. A plain form, which works before any script runs. */
export function LogoutButton() {
  const { text } = useText()
  return (
    <form method="post" action="/logout">
      <button className="btn btn--sm" type="submit" data-testid="logout">
        {text('menu.logout')}
      </button>
    </form>
  )
}
