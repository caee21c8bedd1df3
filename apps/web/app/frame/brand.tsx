import { Logo } from './logo.tsx'

/** The way home on the account pages. */
export const Brand = () => (
  <a className="logo" href="/">
    <Logo />
  </a>
)
