interface PartyMarkProps {
  readonly letter: string
  /** Address on the app's own origin. */
  readonly logo?: string | undefined
}

/** Stands beside the name of an OAuth2 client, so assistive technology skips it. */
export const PartyMark = ({ letter, logo }: PartyMarkProps) => (
  <span className="party-mark" aria-hidden="true">
    {logo === undefined ? letter : <img src={logo} alt="" width={48} height={48} />}
  </span>
)
